import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an IP address is one of the public internet: not private, of this machine, of the local network or reserved. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Why an address must not be called; null when it may. Names are checked once more when they are resolved. */
export function problemOfUrl(text: string, isProduction: boolean): string | null {
  if (!URL.canParse(text)) return 'expected an address such as https://example.com/hooks';
  const { protocol, hostname, username, password } = new URL(text);
  const isAllowed = protocol === 'https:' || (!isProduction && protocol === 'http:');
  if (!isAllowed) return 'expected an address that begins with https://';
  if (username !== '' || password !== '') return 'expected an address without a user and a password';
  if (!isProduction) return null;
  const host = hostname.replace(/^\[|\]$/g, '');
  const isLocal = ipaddr.isValid(host)
    ? !isPublicAddress(host)
    : !host.includes('.') || /\.(?:localhost|local|internal)\.?$/.test(host);
  return isLocal ? 'expected an address of the public internet' : null;
}

/** Resolves a name as `dns.lookup` does with `all`. */
export type ResolveAll = (
  hostname: string,
  done: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

const resolveAll: ResolveAll = (hostname, done) => lookup(hostname, { all: true }, done);

/**
 * Resolves names to public addresses alone, for sockets: what is checked is what is connected to, so that a name that
 * changes its address in between leads nowhere.
 */
export function publicLookup(resolve: ResolveAll = resolveAll): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, (error, addresses) => {
      const open = addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = open;
      if (error !== null) done(error, '', 0);
      else if (first === undefined) {
        done(Object.assign(new Error(`${hostname} has no public address`), { code: 'EPRIVATE' }), '', 0);
      } else if (options.all) done(null, [...open]);
      else done(null, first.address, first.family);
    });
  };
}
