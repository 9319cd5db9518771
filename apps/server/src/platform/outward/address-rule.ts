/** Which addresses strangers may send this server to. What they name is looked up first, and each address asked about here. */
import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** An address with the number of its leading bits that count. */
export type Network = readonly [Address, number];

export interface AddressRule {
  /** Anything goes there: whoever runs the server has said so. */
  isNamed(address: string): boolean;
  isPublic(address: string): boolean;
}

/** What the Internet hands out; older IPv6 forms that carry an IPv4 address, NAT64 among them, lie outside. */
const GLOBAL_UNICAST: Network = [ipaddr.parse("2000::"), 3];
/** Public by its number; within Azure the machine below answers there. */
const OF_A_HOST = "168.63.129.16";

/** @param own the addresses of this machine */
export function addressRule(
  named: readonly Network[],
  own: () => readonly string[] = addressesOfThisMachine,
): AddressRule {
  return {
    isNamed(text) {
      const address = read(text);
      return address !== null && named.some((network) => isIn(address, network));
    },
    isPublic(text) {
      const address = read(text);
      if (address?.range() !== "unicast") return false;
      if (address.kind() === "ipv6" && !isIn(address, GLOBAL_UNICAST)) return false;
      const plain = address.toString();
      return plain !== OF_A_HOST && !own().some((other) => read(other)?.toString() === plain);
    },
  };
}

/** `192.168.1.0/24`, `fd00::/8`, or an address alone. Null where it is none. */
export function readNetwork(text: string): Network | null {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  const address = read(text);
  return address && [address, address.kind() === "ipv4" ? 32 : 128];
}

/** IPv4 that is written as IPv6 is IPv4. Null for anything but one address, written out. */
function read(text: string): Address | null {
  return isIP(text) === 0 ? null : ipaddr.process(text);
}

function isIn(address: Address, [network, bits]: Network): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}

function addressesOfThisMachine(): string[] {
  return Object.values(networkInterfaces()).flatMap((list = []) =>
    list.map(({ address }) => address),
  );
}
