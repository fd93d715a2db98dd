import type { FastifyRequest } from 'fastify';
import { readCookies, writeServerCookie } from '@network/server/requests/cookies.ts';
import { deviceOf, newDevice, signDevice } from '../../../../http/signed-device.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { StaffMemberRow } from '../staff-members.ts';
import { isConsoleSecure } from './session-cookie.ts';

type Needs = Pick<GatewayServices, 'config' | 'randomBytes'>;
type Member = Pick<StaffMemberRow, 'id' | 'password_hash'>;

const LIFE_SECONDS = 365 * 86_400;
const PURPOSE = 'staff-browsers';

const nameOf = (services: Pick<Needs, 'config'>): string =>
  `${isConsoleSecure(services) ? '__Host-' : ''}staff_browser`;

/** Reads the cookie that marks a browser in which a member of staff has signed in to the console. */
export const staffBrowserOf = (services: Pick<Needs, 'config'>, request: FastifyRequest): string | undefined =>
  readCookies(request.headers.cookie)[nameOf(services)];

/**
 * The id by which a browser is known for a member of staff, because it signed in as them with their present password and a mailed code.
 * It grants no access: it has an allowance of its own, so that nobody who guesses elsewhere bars them from the console.
 */
export function knownStaffBrowser(
  { config }: Pick<Needs, 'config'>,
  member: Member,
  value: string | undefined,
): string | null {
  const by = [member.id, member.password_hash];
  for (const key of config.secrets.deriveEach(PURPOSE)) {
    const device = deviceOf(key, value, by);
    if (device !== null) return device;
  }
  return null;
}

/** The `set-cookie` by which a browser that just signed in is known from now on. The last one who signs in there is. */
export function staffBrowserCookie(services: Needs, member: Member, value: string | undefined): string {
  const device = knownStaffBrowser(services, member, value) ?? newDevice(services.randomBytes);
  return writeServerCookie({
    name: nameOf(services),
    value: signDevice(services.config.secrets.derive(PURPOSE), device, [member.id, member.password_hash]),
    seconds: LIFE_SECONDS,
    isSecure: isConsoleSecure(services),
    sameSite: 'strict',
  });
}
