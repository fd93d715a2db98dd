import type { TenantUrls } from '@network/tenant/tenant-schema.ts';
import { safeRedirectTarget } from '@network/validation/redirect-target.ts';
import type { ProxiedPath } from '../gateway/proxied-paths.ts';
import type { RequestFacts } from './request-facts.ts';

/** The contents of an address with `al_token`. */
export interface AutologinAddress {
  /** Null when it is repeated or empty: such a link is not ours. */
  readonly token: string | null;
  /** The query without it, otherwise byte for byte as requested; empty or beginning with `?`. */
  readonly search: string;
}

const NAME = 'al_token';

/** Reads `al_token` out of a query; null when there is none. */
export function readAutologin(search: string): AutologinAddress | null {
  const values = new URLSearchParams(search).getAll(NAME);
  if (values.length === 0) return null;
  const others = search
    .slice(1)
    .split('&')
    .filter((pair) => !new URLSearchParams(pair).has(NAME));
  const [token] = values;
  return {
    token: values.length === 1 && token !== undefined && token !== '' ? token : null,
    search: others.length === 0 ? '' : `?${others.join('&')}`,
  };
}

/** The way in which a request with the token is handled: the gateway uses the token, or it is only removed. */
export type AutologinStep =
  | { readonly kind: 'forward'; readonly to: ProxiedPath }
  | { readonly kind: 'redirect'; readonly location: string };

/** Decides what to do with the token; null for an address without a token. */
export function autologinStep(
  { target, area, ownOrigin }: Pick<RequestFacts, 'target' | 'area' | 'ownOrigin'>,
  method: string,
  { members, tour }: Pick<TenantUrls, 'members' | 'tour'>,
): AutologinStep | null {
  const found = readAutologin(target.search);
  if (!found) return null;
  const rules = { ownOrigins: [ownOrigin, members, tour], allowedHosts: [], home: '/' };
  const clean = safeRedirectTarget(target.path + found.search, rules);
  // A HEAD request, such as a mail scanner sends, must not use the token up.
  if (found.token === null || method !== 'GET') return { kind: 'redirect', location: clean };
  if (area === 'tour') {
    // Sessions are the members host's.
    const handOver = new URL(clean, members);
    handOver.searchParams.set('al_token', found.token);
    return { kind: 'redirect', location: handOver.href };
  }
  const query = new URLSearchParams({ al_token: found.token, uri: clean });
  return {
    kind: 'forward',
    to: { kind: 'session', path: '/brand/autologin', search: `?${query.toString()}` },
  };
}
