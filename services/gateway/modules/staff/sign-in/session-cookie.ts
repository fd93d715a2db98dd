import type { FastifyRequest } from 'fastify';
import { readCookies, writeServerCookie } from '@network/server/requests/cookies.ts';
import type { GatewayServices } from '../../../services.ts';
import { LONGEST_MS } from './staff-sessions.ts';

type Needs = Pick<GatewayServices, 'config'>;

const isSecure = ({ config }: Needs): boolean => config.consoleUrl?.startsWith('https:') ?? true;

/** With the prefix no other host of the domain can set it; browsers take that over https only. */
const nameOf = (services: Needs): string => (isSecure(services) ? '__Host-staff' : 'staff');

/** The secret of the session that a browser sent; null without one. */
export function readStaffCookie(services: Needs, request: FastifyRequest): string | null {
  return readCookies(request.headers.cookie)[nameOf(services)] || null;
}

/** Set-Cookie of a session, or of its end. */
export function writeStaffCookie(services: Needs, token: string | null): string {
  return writeServerCookie({
    name: nameOf(services),
    value: token ?? '',
    seconds: token === null ? 0 : LONGEST_MS / 1_000,
    isSecure: isSecure(services),
    sameSite: 'strict',
  });
}

/**
 * Whether a request comes from a page of the console: browsers send `Origin` with every write, and only pages of that
 * host have it.
 */
export function isFromConsole({ config }: Needs, { headers }: FastifyRequest): boolean {
  return config.consoleUrl !== null && headers.origin === config.consoleUrl;
}
