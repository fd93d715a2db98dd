import type { FastifyRequest } from 'fastify';
import {
  hasStaffScope,
  scopesOfRole,
  type StaffActor,
  type StaffRole,
  type StaffScope,
} from '@network/access/staff/staff-rights.ts';
import type { StaffSites } from '@network/access/staff/staff-sites.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import { rateLimited } from '../../../limits/rate-limited.ts';
import { spendBudget } from '../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../services.ts';
import type { StaffIdentity } from './staff-identity.ts';
import { isFromConsole, readStaffCookie } from './sign-in/session-cookie.ts';
import { findStaffSession } from './sign-in/staff-sessions.ts';
import { hashOfToken } from '../../../http/stored-token.ts';

/** The member of staff of a request, with the rights of the token that came along; a session has all of the role's. */
export interface Staff extends StaffActor, StaffIdentity {
  readonly staffId: string;
  readonly role: StaffRole;
  readonly sites: StaffSites;
  /** How they are known: a session in the console, or the token of a program. */
  readonly by: 'session' | 'token';
  /** The id of the token, or of the session. */
  readonly tokenId: string;
}

type Needs = Pick<GatewayServices, 'db' | 'clock' | 'config'>;

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Last use is written at most this often. */
const TOUCH_EVERY_MS = 60_000;

/**
 * The member of staff whose token a request brings as `Authorization: Bearer …`, or whose session in the console it
 * belongs to. The cookie of a session counts by way of the console only, and for writes of its own pages.
 * @throws GatewayError UNAUTHENTICATED without a token or a session that is valid now, FORBIDDEN without the scope
 */
export async function requireStaff(services: Needs, request: FastifyRequest, scope?: StaffScope): Promise<Staff> {
  const { authorization } = request.headers;
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  const byToken = token === undefined ? null : await findStaffByToken(services, token);
  const staff = authorization === undefined ? await findStaffBySession(services, request) : byToken;
  if (staff === null) {
    throw new GatewayError(
      'UNAUTHENTICATED',
      'errors.signInRequired',
      'Expected Authorization: Bearer with a token that is neither expired nor revoked, or a session of the console.',
    );
  }
  if (scope !== undefined) requireScope(staff, scope);
  return staff;
}

/**
 * Requires a member of staff for a file, a preview or a part of an upload, for which members of staff have a budget of
 * their own.
 * @throws GatewayError as `requireStaff`, and RATE_LIMITED
 */
export async function requireStaffForFile(
  services: Needs,
  request: FastifyRequest,
  scope?: StaffScope,
): Promise<Staff> {
  const staff = await requireStaff(services, request, scope);
  const wait = await spendBudget(services, 'staffFiles', { person: staff.staffId });
  if (wait !== null) throw rateLimited(wait);
  return staff;
}

/**
 * Builds the services for calls of staff. Their statements use a share of the connections, and leave the others to
 * members.
 */
export const servicesForStaff = (services: GatewayServices): GatewayServices => ({ ...services, db: services.staffDb });

/** @throws GatewayError FORBIDDEN when the member of staff does not have the right */
export function requireScope(staff: Staff, scope: StaffScope): void {
  if (hasStaffScope(staff, scope)) return;
  throw new GatewayError('FORBIDDEN', 'errors.accessDenied', `This needs the scope ${scope}.`, { scope });
}

async function findStaffBySession(services: Needs, request: FastifyRequest): Promise<Staff | null> {
  const cookie = readStaffCookie(services, request);
  if (cookie === null) return null;
  if (!READS.has(request.method) && !isFromConsole(services, request)) return null;
  const session = await findStaffSession(services, cookie);
  if (session === null) return null;
  const { id: tokenId, staffId, email, role, sites } = session;
  return { staffId, email, role, sites, scopes: scopesOfRole(role), by: 'session', tokenId };
}

async function findStaffByToken({ db, clock }: Needs, token: string): Promise<Staff | null> {
  const now = clock.now();
  const row = await db
    .selectFrom('staff_tokens as token')
    .innerJoin('staff_members as member', 'member.id', 'token.staff_id')
    .select([
      'token.id',
      'token.scopes',
      'token.last_used_at',
      'member.id as staff_id',
      'member.email',
      'member.role',
      'member.sites',
    ])
    .where('token.token_hash', '=', hashOfToken(token))
    .where('token.revoked_at', 'is', null)
    .where('token.expires_at', '>', now)
    .where('member.disabled_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() > TOUCH_EVERY_MS) {
    await db.updateTable('staff_tokens').set({ last_used_at: now }).where('id', '=', row.id).execute();
  }
  return {
    staffId: row.staff_id,
    email: row.email,
    role: row.role,
    sites: row.sites,
    scopes: row.scopes,
    by: 'token',
    tokenId: row.id,
  };
}
