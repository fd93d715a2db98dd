import type { FastifyRequest } from 'fastify';
import { readCookies, writeServerCookie } from '@network/server/requests/cookies.ts';
import { CONSOLE_KEY_HEADER, CONSOLE_NAME } from '@network/validation/console-key.ts';
import { isBrandKey } from '../../../../http/brand-key.ts';
import type { GatewayServices } from '../../../../services.ts';
import { LONGEST_MS } from './staff-sessions.ts';

type Needs = Pick<GatewayServices, 'config'>;

/** Returns whether the console's cookies are sent over https only, and have the prefix for that. */
export const isConsoleSecure = ({ config }: Needs): boolean => config.consoleUrl?.startsWith('https:') ?? true;

/**
 * Prefixes the cookie's name on https, so that no other host of the domain can set it. Browsers accept the prefix over
 * https only.
 */
const nameOf = (services: Needs): string => (isConsoleSecure(services) ? '__Host-staff' : 'staff');

/** The secret of the session that a browser sent by way of the console; null without one. */
export function readStaffCookie(services: Needs, request: FastifyRequest): string | null {
  if (!isByConsole(services, request)) return null;
  return readCookies(request.headers.cookie)[nameOf(services)] || null;
}

/** Set-Cookie of a session, or of its end. */
export function writeStaffCookie(services: Needs, token: string | null): string {
  return writeServerCookie({
    name: nameOf(services),
    value: token ?? '',
    seconds: token === null ? 0 : LONGEST_MS / 1_000,
    isSecure: isConsoleSecure(services),
    sameSite: 'strict',
  });
}

/**
 * Returns whether a request comes from a page of the console. Browsers send `Origin` with every write, and only pages
 * of that host have it.
 */
export function isFromConsole(services: Needs, request: FastifyRequest): boolean {
  const { consoleUrl } = services.config;
  return consoleUrl !== null && request.headers.origin === consoleUrl && isByConsole(services, request);
}

/**
 * Returns whether the console's server passed a request on, by its key. Otherwise a restriction of the console's host
 * would restrict nobody: the gateway is reached at a public address, too. In development the key is not asked for.
 */
function isByConsole({ config }: Needs, { headers }: FastifyRequest): boolean {
  if (!config.isProduction) return true;
  const key = headers[CONSOLE_KEY_HEADER];
  return typeof key === 'string' && isBrandKey(config.secrets.brands, CONSOLE_NAME, key);
}
