/**
 * A network address without what tells one client of its network from another: an IPv4 address to the last dot, the
 * network (/48) of an IPv6 one. Whoever floods is still seen by it.
 */
export function shortenAddress(address: string): string {
  if (address.includes('.')) return `${address.slice(0, address.lastIndexOf('.'))}.0`;
  const [start = ''] = address.split('::', 1);
  return address.includes(':') ? `${start.split(':').slice(0, 3).join(':')}::` : address;
}
