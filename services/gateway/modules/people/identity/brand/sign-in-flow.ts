import { readCookies, writeServerCookie } from '@network/server/requests/cookies.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import { tokenCipher } from '../sessions/token-cipher.ts';

type Needs = Pick<GatewayServices, 'config' | 'clock' | 'randomBytes'>;

/** The facts that must be known again when the browser comes back from the identity server. */
export interface SignInFlow {
  readonly tenantId: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The page that the person wanted. It was checked before it was stored, and is checked again before it is used. */
  readonly uri: string;
}

const LIFE_SECONDS = 30 * 60;
/** The most flows of one browser and brand. */
const MOST_AT_ONCE = 5;
const COOKIE_VALUE = /^[A-Za-z0-9_-]{1,6000}$/;

/**
 * The cookie that carries a sign-in in the browser, encrypted. It binds the answer to the browser that started it, with
 * a separate name for each flow, so that two tabs can sign in at once.
 */
function flowCookie(services: Needs, tenant: Tenant, flow: SignInFlow): string {
  const until = services.clock.now().getTime() + LIFE_SECONDS * 1_000;
  const sealed = tokenCipher(services, 'sign-in-flow').seal(JSON.stringify({ ...flow, until }));
  return writeFlowCookie(tenant, flow.state, sealed, LIFE_SECONDS);
}

/**
 * The cookies of a sign-in that begins: its own, and the ends of the earliest ones where a browser has begun too many. A page of another
 * site may have it begin any number, and a request with the cookies of all of them is refused for its size.
 * @param cookies what the browser sent
 */
export function flowCookies(
  services: Needs,
  tenant: Tenant,
  flow: SignInFlow,
  cookies: string | undefined,
): readonly string[] {
  const prefix = cookieName(tenant, '');
  // Browsers send the earliest first.
  const begun = Object.keys(readCookies(cookies)).filter((name) => name.startsWith(prefix));
  const ended = begun.slice(0, Math.max(0, begun.length - MOST_AT_ONCE + 1));
  return [
    flowCookie(services, tenant, flow),
    ...ended.map((name) => clearedFlowCookie(tenant, name.slice(prefix.length))),
  ];
}

/** Takes the cookie of a finished flow away. */
export function clearedFlowCookie(tenant: Tenant, state: string): string {
  return writeFlowCookie(tenant, state, '', 0);
}

/** The flow that a callback's state belongs to, or null when this browser has none or it has expired. */
export function readFlow(
  services: Needs,
  tenant: Tenant,
  state: string,
  cookies: string | undefined,
): SignInFlow | null {
  const value = readCookies(cookies)[cookieName(tenant, state)];
  if (!value || !COOKIE_VALUE.test(value)) return null;
  const text = tokenCipher(services, 'sign-in-flow').open(value);
  if (text === null) return null;
  const { until, ...flow } = JSON.parse(text) as SignInFlow & { readonly until: number };
  const isCurrent = until > services.clock.now().getTime();
  return isCurrent && flow.tenantId === tenant.id && flow.state === state ? flow : null;
}

function writeFlowCookie(tenant: Tenant, state: string, value: string, seconds: number): string {
  const isSecure = tenant.urls.members.startsWith('https:');
  // The prefix, by which no sibling host can write it, goes with the whole host alone.
  const path = isSecure ? '/' : '/oidc';
  return writeServerCookie({ name: cookieName(tenant, state), value, seconds, isSecure, path });
}

function cookieName(tenant: Tenant, state: string): string {
  const prefix = tenant.urls.members.startsWith('https:') ? '__Host-' : '';
  return `${prefix}${tenant.abbreviation}_signin_${state.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 12)}`;
}
