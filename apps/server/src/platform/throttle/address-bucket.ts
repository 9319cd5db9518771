/**
 * Whom an address counts as where tries are counted. A connection has a whole IPv6 network of 64 bits to take addresses
 * from, so that a single one of them says nothing (RFC 4291, 2.5.1); and some proxies write the port behind it.
 */
import { isIPv4, isIPv6 } from "node:net";

/** `192.0.2.7`, or `2001:db8:0:1::/64`. What is no address at all counts as one client: nobody gains by sending it. */
export function addressBucket(address: string): string {
  const host = withoutPort(address.trim());
  if (isIPv4(host)) return host;
  if (!isIPv6(host)) return "unknown";
  const groups = groupsOf(host);
  const mapped = mappedIPv4(groups);
  if (mapped !== null) return mapped;
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

/** `192.0.2.7:1234` and `[2001:db8::1]:443` alike; an interface behind `%` goes as well. */
function withoutPort(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  const [, dotted] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? [];
  return (bracketed ?? dotted ?? address).replace(/%.*$/, "");
}

/** The eight groups of sixteen bits. */
function groupsOf(address: string): number[] {
  const [head = "", tail] = withHexEnd(address).split("::");
  const numbers = (part: string) =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
  const start = numbers(head);
  const end = tail === undefined ? [] : numbers(tail);
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => 0);
  return [...start, ...zeros, ...end];
}

/** The last 32 bits may be written as an IPv4 address. */
function withHexEnd(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
}

/** `::ffff:192.0.2.7` is how a socket for both kinds tells of an IPv4 client. */
function mappedIPv4(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return null;
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
