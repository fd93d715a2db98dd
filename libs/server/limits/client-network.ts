import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * An address as coarse as its use: `coarse` for what is stored with a session (/24 or /48), `whole` for limits, where
 * IPv6 counts by the /64 of a single line.
 */
export function networkOf(address: string, precision: 'coarse' | 'whole' = 'coarse'): string {
  const plain = address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
  if (isIPv4(plain)) return precision === 'whole' ? plain : `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return 'unknown';
  const groups = groupsOf(plain);
  return precision === 'whole' ? `${groups.slice(0, 4).join(':')}::/64` : `${groups.slice(0, 3).join(':')}::/48`;
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] as string).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}

const LOCAL = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  LOCAL.addSubnet(network, prefix, 'ipv4');
}
// The coarse form of `::1`, whose /48 contains nothing that is routed. A subnet of it would match each mapped IPv4 address.
LOCAL.addAddress('::', 'ipv6');
LOCAL.addSubnet('fc00::', 7, 'ipv6');
LOCAL.addSubnet('fe80::', 10, 'ipv6');

/** Whether a stored network is loopback, private or link-local: it shows no location. */
export function isLocalNetwork(network: string): boolean {
  const [address = ''] = network.split('/');
  if (isIPv4(address)) return LOCAL.check(address, 'ipv4');
  return isIPv6(address) && LOCAL.check(address, 'ipv6');
}
