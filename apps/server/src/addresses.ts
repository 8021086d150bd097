/** Under which addresses others find this server, the most likely first. */
import type { NetworkInterfaceInfo } from "node:os";

interface Listening {
  readonly host: string;
  readonly port: number;
  /** Where a proxy or a tunnel shows the server to everybody; then nothing else counts. */
  readonly publicUrl: string | undefined;
}

type Interfaces = { readonly [name: string]: readonly NetworkInterfaceInfo[] | undefined };
type Found = Pick<NetworkInterfaceInfo, "address" | "family">;

/** More than these nobody wants to choose from. */
const MOST = 6;
/** Networks that exist only inside this machine: containers, virtual machines. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|lxc|lxd|podman|cni|flannel|bridge\d)/i;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** Home networks first, then others, then what only machines like to type; IPv4 is what a phone at the same table reaches. */
const KINDS = [
  /^192\.168\./,
  /^10\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^(?!169\.254\.)\d+\.\d+\.\d+\.\d+$/,
  /^f[cd][0-9a-f]{2}:/i,
  /^[23][0-9a-f]{3}:/i,
  /^169\.254\./,
] as const;

const kindOf = ({ address }: Found): number => KINDS.findIndex((kind) => kind.test(address));

const hears = (host: string, { family }: Found): boolean => host === "::" || family === "IPv4";

const originOf = (address: string, port: number): string =>
  new URL(`http://${address.includes(":") ? `[${address}]` : address}:${port}`).origin;

export const isEverywhere = (host: string): boolean => host === "0.0.0.0" || host === "::";

export function reachableAt({ host, port, publicUrl }: Listening, interfaces: Interfaces): readonly string[] {
  if (publicUrl !== undefined) return [publicUrl];
  if (LOOPBACK.test(host)) return [];
  if (!isEverywhere(host)) return [originOf(host, port)];
  return Object.entries(interfaces)
    .flatMap(([name, found]) => (found ?? []).map((entry) => ({ ...entry, rank: kindOf(entry), virtual: VIRTUAL.test(name) })))
    .filter((entry) => !entry.internal && entry.rank >= 0 && hears(host, entry))
    .toSorted((a, b) => Number(a.virtual) - Number(b.virtual) || a.rank - b.rank)
    .slice(0, MOST)
    .map(({ address }) => originOf(address, port));
}
