import { readCookies, writeServerCookie } from '@network/server/requests/cookies.ts';
import { parseEmail } from '@network/validation/email.ts';
import type { GatewayServices } from '../../../../services.ts';
import { issuerOf } from '../provider/oidc-clients.ts';
import { tokenCipher } from '../sessions/token-cipher.ts';

type Needs = Pick<GatewayServices, 'config' | 'clock' | 'randomBytes'>;

/** The time for which a mailed link and its code sign in. */
export const SIGN_IN_LINK_LIFE_MS = 15 * 60_000;

/** The request of a browser for a mail that signs in. */
export interface LinkRequest {
  /** Known to this browser alone: the mailed code is worth nothing without it. */
  readonly secret: string;
  /** The email as it was typed, whether or not it has an account. */
  readonly email: string;
  readonly tenantId: string;
  /** The page that the person wanted; null for the home page. */
  readonly wanted: string | null;
}

const COOKIE_VALUE = /^[A-Za-z0-9_-]{1,3800}$/;

/**
 * Makes a request of this browser. It looks the same whether or not there is such an account.
 * @param earlier what this browser requested last. Asking again for the same email keeps its secret, so that a code which is
 *   in the inbox already works on, also where no further mail is sent
 */
export function newLinkRequest(
  { randomBytes }: Pick<Needs, 'randomBytes'>,
  asked: { readonly email: string; readonly tenantId: string; readonly wanted: string | null },
  earlier: LinkRequest | null = null,
): LinkRequest {
  const email = asked.email.slice(0, 254);
  const isSame =
    earlier !== null && earlier.tenantId === asked.tenantId && nameOfAccount(earlier) === nameOfAccount({ email });
  const secret = isSame ? earlier.secret : randomBytes(32).toString('base64url');
  return { secret, email, tenantId: asked.tenantId, wanted: asked.wanted };
}

/** One name for all ways to type an email. */
export const nameOfAccount = ({ email }: Pick<LinkRequest, 'email'>): string => parseEmail(email) ?? email;

/** The cookie by which the browser that requested a mail may type its code, as long as the code works. */
export function linkRequestCookie(services: Needs, request: LinkRequest): string {
  const until = services.clock.now().getTime() + SIGN_IN_LINK_LIFE_MS;
  const sealed = tokenCipher(services, 'sign-in-request').seal(JSON.stringify({ ...request, until }));
  return write(services, sealed, SIGN_IN_LINK_LIFE_MS / 1_000);
}

/** Takes the cookie away. */
export const clearedLinkRequestCookie = (services: Pick<Needs, 'config'>): string => write(services, '', 0);

/** Reads the request of this browser on a brand; null if it made none, or too long ago. */
export function readLinkRequest(services: Needs, tenantId: string, cookies: string | undefined): LinkRequest | null {
  const value = readCookies(cookies)[nameOf(isSecure(services))];
  if (value === undefined || !COOKIE_VALUE.test(value)) return null;
  const text = tokenCipher(services, 'sign-in-request').open(value);
  if (text === null) return null;
  const { until, ...request } = JSON.parse(text) as LinkRequest & { readonly until: number };
  return until > services.clock.now().getTime() && request.tenantId === tenantId ? request : null;
}

/**
 * Prefixes the cookie's name on https, so that no sibling host can write it and have somebody type a code into another
 * person's sign-in.
 */
const nameOf = (secure: boolean): string => `${secure ? '__Host-' : ''}identity_link_request`;

const isSecure = ({ config }: Pick<Needs, 'config'>): boolean => issuerOf(config).startsWith('https:');

function write(services: Pick<Needs, 'config'>, value: string, seconds: number): string {
  const secure = isSecure(services);
  return writeServerCookie({ name: nameOf(secure), value, seconds, isSecure: secure });
}
