/** The address of a database as it may be shown: without its password. */
export function shownUrl(url: string): string {
  const shown = new URL(url);
  shown.password = "";
  for (const name of ["password", "sslpassword"]) shown.searchParams.delete(name);
  return shown.href;
}
