import { isIP } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
/** The first groups of an IPv4-mapped IPv6 address. */
const MAPPED = '0:0:0:0:0:ffff';

/**
 * The key an address is rate-limited by; for IPv6 its /64 network, which is what one connection gets.
 * `2001:db8:1:2::3` → `2001:db8:1:2::/64`
 */
export function clientKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = listGroups(address);
  if (groups.slice(0, 6).join(':') !== MAPPED) return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return bytes.flatMap((pair) => [pair >> 8, pair & 255]).join('.');
}

/** Expands an address to its eight groups, each written as in a URL: in lower case, without leading zeros. */
function listGroups(address: string): string[] {
  const [plain] = address.split('%', 1);
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [first = [], last = []] = [head, tail].map((part) => (part ? part.split(':') : []));
  return [...first, ...Array<string>(GROUPS - first.length - last.length).fill('0'), ...last];
}
