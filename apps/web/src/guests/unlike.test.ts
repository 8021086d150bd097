import { expect, test } from "vitest";
import { unlike } from "./unlike.ts";

test("a suggested name is not that of somebody who sits here already", () => {
  expect(unlike("Hare", [])).toBe("Hare");
  expect(unlike("Hare", ["Fox", "hare"])).toBe("Hare");
  expect(unlike("Hare", ["Fox", "Hare"])).toBe("Hare II");
  expect(unlike("Hare", ["Hare", "Hare II", "Hare III"])).toBe("Hare IV");
});
