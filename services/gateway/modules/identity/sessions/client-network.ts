import { isIPv4, isIPv6 } from 'node:net';

/**
 * An address as coarse as it is used: `coarse` for what is kept beside a session (/24 or /48), `whole` for limits, where
 * IPv6 counts by the /64 that a single line is given.
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

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system by name, such as `Firefox on Windows`: enough for a person to know their own device. */
export function userAgentSummary(userAgent: string | undefined): string {
  const named = (list: typeof BROWSERS): string | undefined =>
    list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const system = named(SYSTEMS);
  const browser = named(BROWSERS) ?? 'Unknown browser';
  return system ? `${browser} on ${system}` : browser;
}
