import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { StaffScope } from '@network/access/staff/staff-rights.ts';
import { typedEmail } from '@network/validation/email.ts';
import type { GatewayServices } from '../../../services.ts';
import { recordStaffAction } from './staff-audit.ts';
import { OPERATOR } from './staff-identity.ts';
import type { StaffMemberRow } from './staff-members.ts';
import { hashOfToken } from '../../../http/stored-token.ts';

/** The prefix makes a token recognizable in a log or a repository that must not contain it. */
const PREFIX = 'nst_';
const SECRET_BYTES = 32;

/** A token that was issued; this is the only time that it can be read. */
export interface IssuedToken {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** Issues a token of a member of staff. */
export async function issueToken(
  { db, clock, randomBytes }: Pick<GatewayServices, 'db' | 'clock' | 'randomBytes'>,
  member: StaffMemberRow,
  { scopes, days }: { readonly scopes: readonly StaffScope[]; readonly days: number },
): Promise<IssuedToken> {
  const at = clock.now();
  const id = randomUUID();
  const token = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  const expiresAt = new Date(at.getTime() + days * DAY_MS);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('staff_tokens')
      .values({
        id,
        staff_id: member.id,
        token_hash: hashOfToken(token),
        scopes: [...scopes],
        created_at: at,
        expires_at: expiresAt,
        last_used_at: null,
        revoked_at: null,
      })
      .execute();
    await recordStaffAction(trx, OPERATOR, {
      at,
      action: 'issue',
      entityKind: 'staff-token',
      entityId: id,
      before: null,
      after: { email: member.email, scopes, expiresAt: expiresAt.toISOString() },
    });
  });
  return { id, token, expiresAt };
}

/**
 * Revokes a token by its id, or every token of an email.
 * @returns how many ended by this
 */
export async function revokeTokens(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  idOrEmail: string,
): Promise<number> {
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      update staff_tokens set revoked_at = ${at} where revoked_at is null
        and (id = ${idOrEmail} or staff_id = (select id from staff_members where email = ${typedEmail(idOrEmail)}))
      returning id
    `.execute(trx);
    for (const { id } of rows) {
      await recordStaffAction(trx, OPERATOR, {
        at,
        action: 'revoke',
        entityKind: 'staff-token',
        entityId: id,
        before: null,
        after: null,
      });
    }
    return rows.length;
  });
}
