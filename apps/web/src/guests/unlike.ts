/** A name that nobody else at the table has: who would be the second Hare is Hare II. */
export function unlike(name: string, others: readonly string[]): string {
  const taken = new Set(others);
  const numbered = [name, ...["II", "III", "IV", "V", "VI", "VII"].map((number) => `${name} ${number}`)];
  return numbered.find((one) => !taken.has(one)) ?? name;
}
