import type { Database } from '../../../db/database.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import { lockStaffMember } from './lock-staff.ts';
import type { StaffIdentity } from './staff-identity.ts';

/**
 * Refuses what a member of staff does by a right that has ended since their call began: the session or the token, the member, the role
 * or the sites. An operator acts by none of these.
 * @throws GatewayError UNAUTHENTICATED where they are signed out, disabled or removed, FORBIDDEN where they have other rights by now
 */
export async function requireStillInForce(db: Database, by: StaffIdentity): Promise<void> {
  const { tokenId, role, sites } = by;
  if (tokenId === null && role === undefined) return;
  const member = await findInForce(db, by);
  if (member === undefined) refuseEnded();
  const isSame =
    (role === undefined || member.role === role) &&
    (sites === undefined || JSON.stringify(member.sites) === JSON.stringify(sites));
  if (!isSame) throw new GatewayError('FORBIDDEN', 'errors.accessDenied', 'The rights changed since this call began.');
}

function findInForce(db: Database, { email, tokenId }: StaffIdentity) {
  return db
    .selectFrom('staff_members as member')
    .select(['member.role', 'member.sites'])
    .where('member.email', '=', email)
    .where('member.disabled_at', 'is', null)
    .$if(tokenId !== null, (query) =>
      query.where(({ or, exists, selectFrom }) =>
        or([
          exists(
            selectFrom('staff_sessions as session')
              .select('session.id')
              .where('session.id', '=', tokenId)
              .whereRef('session.staff_id', '=', 'member.id')
              .where('session.ended_at', 'is', null),
          ),
          exists(
            selectFrom('staff_tokens as token')
              .select('token.id')
              .where('token.id', '=', tokenId)
              .whereRef('token.staff_id', '=', 'member.id')
              .where('token.revoked_at', 'is', null),
          ),
        ]),
      ),
    )
    .executeTakeFirst();
}

/**
 * Holds a member of staff until the transaction ends: of two things that they do at once, the second sees the first.
 * @throws GatewayError UNAUTHENTICATED where they were disabled or removed since their call began
 */
export async function holdStaffMember(trx: Database, id: string): Promise<void> {
  if (!(await lockStaffMember(trx, id))) refuseEnded();
}

function refuseEnded(): never {
  throw new GatewayError('UNAUTHENTICATED', 'errors.signInRequired', 'This member of staff was signed out meanwhile.');
}
