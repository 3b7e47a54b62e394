/**
 * A network address without the part that identifies a client within its network: an IPv4 address up to the last dot,
 * the network (/48) of an IPv6 one. It still shows where a flood comes from.
 */
export function shortenAddress(address: string): string {
  if (address.includes('.')) return `${address.slice(0, address.lastIndexOf('.'))}.0`;
  const [start = ''] = address.split('::', 1);
  return address.includes(':') ? `${start.split(':').slice(0, 3).join(':')}::` : address;
}
