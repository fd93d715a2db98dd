import type { FastifyRequest } from 'fastify';
import { hasStaffScope, type StaffActor, type StaffScope } from '@network/access/staff/staff-rights.ts';
import { GatewayError } from '../../http/gateway-error.ts';
import type { GatewayServices } from '../../services.ts';
import type { StaffIdentity } from './staff-audit.ts';
import { hashToken } from './staff-tokens.ts';

/** The member of staff of a request, with the rights of the token that came along. */
export interface Staff extends StaffActor, StaffIdentity {
  readonly staffId: string;
  readonly tokenId: string;
}

type Needs = Pick<GatewayServices, 'db' | 'clock'>;

/** Last use is written at most this often. */
const TOUCH_EVERY_MS = 60_000;

/**
 * The member of staff whose token a request brings as `Authorization: Bearer …`.
 * @throws GatewayError UNAUTHENTICATED without a token that is valid now, FORBIDDEN for one without the scope
 */
export async function requireStaff(services: Needs, request: FastifyRequest, scope?: StaffScope): Promise<Staff> {
  const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  const staff = token === undefined ? null : await findStaffByToken(services, token);
  if (staff === null) {
    throw new GatewayError(
      'UNAUTHENTICATED',
      'errors.signInRequired',
      'Expected Authorization: Bearer with a token that is neither expired nor revoked.',
    );
  }
  if (scope !== undefined) requireScope(staff, scope);
  return staff;
}

/** @throws GatewayError FORBIDDEN when the member of staff does not have the right */
export function requireScope(staff: Staff, scope: StaffScope): void {
  if (hasStaffScope(staff, scope)) return;
  throw new GatewayError('FORBIDDEN', 'errors.accessDenied', `This needs the scope ${scope}.`, { scope });
}

async function findStaffByToken({ db, clock }: Needs, token: string): Promise<Staff | null> {
  const now = clock.now();
  const row = await db
    .selectFrom('staff_tokens as token')
    .innerJoin('staff_members as member', 'member.id', 'token.staff_id')
    .select(['token.id', 'token.scopes', 'token.last_used_at', 'member.id as staff_id', 'member.email', 'member.role'])
    .where('token.token_hash', '=', hashToken(token))
    .where('token.revoked_at', 'is', null)
    .where('token.expires_at', '>', now)
    .where('member.disabled_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() > TOUCH_EVERY_MS) {
    await db.updateTable('staff_tokens').set({ last_used_at: now }).where('id', '=', row.id).execute();
  }
  return { staffId: row.staff_id, email: row.email, role: row.role, scopes: row.scopes, tokenId: row.id };
}
