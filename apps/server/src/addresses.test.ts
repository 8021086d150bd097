/** Addresses for friends: those a phone in the same room reaches come first. */
import type { NetworkInterfaceInfo } from "node:os";
import { expect, test } from "vitest";
import { reachableAt } from "./addresses.ts";

const at = (address: string, internal = false): NetworkInterfaceInfo =>
  ({ address, internal, family: address.includes(":") ? "IPv6" : "IPv4" }) as NetworkInterfaceInfo;

const server = { host: "0.0.0.0", port: 8012, publicUrl: undefined };

test("home networks come first, bridges of containers and virtual machines last", () => {
  const found = reachableAt(server, {
    lo: [at("127.0.0.1", true)],
    docker0: [at("172.17.0.1")],
    virbr0: [at("192.168.122.1")],
    tailscale0: [at("100.64.0.9")],
    eth1: [at("10.1.2.3")],
    wlan0: [at("192.168.178.23")],
  });
  expect(found).toEqual([
    "http://192.168.178.23:8012",
    "http://10.1.2.3:8012",
    "http://100.64.0.9:8012",
    "http://192.168.122.1:8012",
    "http://172.17.0.1:8012",
  ]);
});

test("IPv6 only where the server hears it, and never what works on one cable alone", () => {
  const interfaces = { eth0: [at("fe80::1"), at("2001:db8::5"), at("fd00::5"), at("169.254.7.7"), at("172.20.0.5")] };
  expect(reachableAt(server, interfaces)).toEqual(["http://172.20.0.5:8012", "http://169.254.7.7:8012"]);
  expect(reachableAt({ ...server, host: "::" }, interfaces)).toEqual([
    "http://172.20.0.5:8012",
    "http://[fd00::5]:8012",
    "http://[2001:db8::5]:8012",
    "http://169.254.7.7:8012",
  ]);
});

test.each(["127.0.0.1", "localhost", "::1", "127.0.1.1"])("a server at %s is reached by nobody else", (host) => {
  expect(reachableAt({ ...server, host }, { wlan0: [at("192.168.0.2")] })).toEqual([]);
});

test("a server at one address is reached there, and a public address beats them all", () => {
  const interfaces = { wlan0: [at("192.168.0.2")] };
  expect(reachableAt({ ...server, host: "192.168.0.9" }, interfaces)).toEqual(["http://192.168.0.9:8012"]);
  expect(reachableAt({ ...server, port: 80 }, interfaces)).toEqual(["http://192.168.0.2"]);
  expect(reachableAt({ ...server, publicUrl: "https://tafel.example" }, interfaces)).toEqual(["https://tafel.example"]);
});

test("without a network there is nothing to tell, and of many only the likeliest are told", () => {
  expect(reachableAt(server, { lo: [at("127.0.0.1", true)], wlan0: undefined })).toEqual([]);
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, number) => [`veth${number}`, [at(`172.18.0.${number}`)]]));
  expect(reachableAt(server, { ...many, wlan0: [at("192.168.0.2")] })[0]).toBe("http://192.168.0.2:8012");
  expect(reachableAt(server, many).length).toBe(6);
});
