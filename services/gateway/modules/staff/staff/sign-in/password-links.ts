import type { Database } from '../../../../db/database.ts';
import { hashPassword } from '../../../../passwords/password-hash.ts';
import type { GatewayServices } from '../../../../services.ts';
import { CONSOLE_SENDER, queueMail } from '../../../platform/mail/public.ts';
import { lockStaffMember } from '../lock-staff.ts';
import { recordStaffAction } from '../staff-audit.ts';
import { OPERATOR } from '../staff-identity.ts';
import type { StaffMemberRow } from '../staff-members.ts';
import { staffPasswordProblem } from './staff-password.ts';
import { endSessionsOf } from './staff-sessions.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

/** The time for which a link that chooses a password works. */
const LINK_LIFE_MS = 24 * 3_600_000;

/** Page of the console; the token is in the fragment, which no server sees. */
const PAGE = '/choose-password';

/**
 * Issues a link by which a member of staff chooses a password once. A link that was issued before ends.
 * @param isMailed whether it is mailed to them, too
 * @returns its path on the console's host
 */
export async function issuePasswordLink(
  { db, clock, randomBytes }: Pick<GatewayServices, 'db' | 'clock' | 'randomBytes'>,
  member: StaffMemberRow,
  isMailed: boolean,
): Promise<string> {
  const at = clock.now();
  const token = randomBytes(32).toString('base64url');
  const link = `${PAGE}#${token}`;
  await db.transaction().execute(async (trx) => {
    await lockStaffMember(trx, member.id);
    await trx.deleteFrom('staff_password_links').where('staff_id', '=', member.id).execute();
    const expires_at = new Date(at.getTime() + LINK_LIFE_MS);
    await trx
      .insertInto('staff_password_links')
      .values({ token_hash: hashOfToken(token), staff_id: member.id, expires_at })
      .execute();
    if (isMailed) {
      const values = { email: member.email, link };
      await queueMail(trx, { kind: 'staffPassword', to: member.email, tenant: CONSOLE_SENDER, values }, at);
    }
    await recordStaffAction(trx, OPERATOR, {
      at,
      action: 'issue-password-link',
      entityKind: 'staff',
      entityId: member.id,
      before: null,
      after: { isMailed },
    });
  });
  return link;
}

export type ChosenPassword = 'chosen' | 'expired' | NonNullable<ReturnType<typeof staffPasswordProblem>>;

/** Sets the password of the member of staff whose link it is, uses the link up, and ends their sessions. */
export async function choosePassword(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  token: string,
  password: string,
): Promise<ChosenPassword> {
  const problem = staffPasswordProblem(password);
  if (problem !== null) return problem;
  const passwordHash = await hashPassword(password);
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const member = await useLink(trx, token, at);
    if (member === null) return 'expired';
    await trx.updateTable('staff_members').set({ password_hash: passwordHash }).where('id', '=', member.id).execute();
    const ended = await endSessionsOf(trx, member.id, at);
    await recordStaffAction(
      trx,
      { email: member.email, tokenId: null },
      { at, action: 'choose-password', entityKind: 'staff', entityId: member.id, before: null, after: { ended } },
    );
    return 'chosen';
  });
}

async function useLink(trx: Database, token: string, at: Date): Promise<{ id: string; email: string } | null> {
  const links = trx.selectFrom('staff_password_links').where('token_hash', '=', hashOfToken(token));
  const link = await links.select('staff_id').executeTakeFirst();
  if (link === undefined || !(await lockStaffMember(trx, link.staff_id))) return null;
  const used = await trx
    .deleteFrom('staff_password_links')
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', at)
    .executeTakeFirst();
  if (used.numDeletedRows === 0n) return null;
  const member = trx.selectFrom('staff_members').select(['id', 'email']).where('id', '=', link.staff_id);
  return member.executeTakeFirstOrThrow();
}
