import type { BlockList } from 'node:net';
import { isIPv6 } from 'node:net';
import type { IncomingHttpHeaders } from 'node:http';

/** Where a request comes from, as far as a trusted edge says. */
export interface Origin {
  /** ISO 3166-1 alpha-2, or null. */
  readonly country: string | null;
  /** ISO 3166-2, such as US-TX, or null. */
  readonly region: string | null;
  readonly address: string;
}

interface ProxyTrust {
  readonly trustedProxies: BlockList;
  readonly areProxiesNamed: boolean;
}

/** Reads the edge's headers off a request whose peer is trusted; anybody else's are worth nothing. */
export function readOrigin(peer: string | undefined, headers: IncomingHttpHeaders, trust: ProxyTrust): Origin {
  const address = plainAddress(peer ?? '');
  if (!isTrusted(address, trust)) return { country: null, region: null, address };
  const country = matching(headers['x-geo-country'], /^[A-Z]{2}$/);
  const region = matching(headers['x-geo-region'], /^[A-Z]{2}-[A-Z0-9]{1,3}$/);
  return {
    // A region says its country, and one that contradicts the country says nothing.
    country: country ?? region?.slice(0, 2) ?? null,
    region: country !== null && region !== null && !region.startsWith(`${country}-`) ? null : region,
    address: trust.areProxiesNamed ? clientBehind(address, headers['x-forwarded-for'], trust) : address,
  };
}

/** True for an address of this machine. */
export function isLoopback(address: string | undefined): boolean {
  const plain = plainAddress(address ?? '');
  return plain === '::1' || plain.startsWith('127.');
}

/** The last address of the chain that is not one of our proxies: a client can forge any before it. */
function clientBehind(peer: string, header: string | string[] | undefined, trust: ProxyTrust): string {
  const chain = String(header ?? '')
    .split(',')
    .map((entry) => plainAddress(entry.trim()))
    .filter((entry) => /^[0-9a-f.:]{2,45}$/i.test(entry));
  return chain.findLast((entry) => !isTrusted(entry, trust)) ?? peer;
}

/** Whether a peer is a proxy that is believed, loopback unless others are named. */
export function isTrustedPeer(address: string | undefined, trust: ProxyTrust): boolean {
  return isTrusted(plainAddress(address ?? ''), trust);
}

function isTrusted(address: string, trust: ProxyTrust): boolean {
  return address !== '' && trust.trustedProxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

function matching(value: string | string[] | undefined, pattern: RegExp): string | null {
  const text = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return pattern.test(text) ? text : null;
}
