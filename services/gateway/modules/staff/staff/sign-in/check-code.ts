import { restoreBudget, spendBudget } from '../../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { lockStaffMember } from '../lock-staff.ts';
import { recordStaffAction } from '../staff-audit.ts';
import { isCode, recordRefusal, spenderOf } from './check-password.ts';
import { staffBrowserCookie } from './known-browser.ts';
import { openStaffSession } from './staff-sessions.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

/** The result of a code. */
export type CodeResult =
  | { readonly outcome: 'signed-in'; readonly token: string; readonly browserCookie: string }
  | { readonly outcome: 'wrong' }
  /** The code was used, or is too old: the password is needed again. */
  | { readonly outcome: 'expired' }
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number };

/**
 * The second step of a sign-in: the mailed code, once, opens a session. Five wrong ones in a quarter of an hour close it
 * for the account, whichever sign-in they are for; those of a browser that signed in as this member before, for that browser.
 */
export async function checkStaffCode(
  services: Pick<GatewayServices, 'db' | 'clock' | 'config' | 'randomBytes'>,
  typed: {
    readonly challenge: string;
    readonly code: string;
    readonly clientAddress: string | null;
    readonly browser?: string | undefined;
  },
): Promise<CodeResult> {
  const { db, clock } = services;
  const found = await db
    .selectFrom('staff_sign_ins as attempt')
    .innerJoin('staff_members as member', 'member.id', 'attempt.staff_id')
    .select(['attempt.code_hash', 'member.id', 'member.email', 'member.password_hash'])
    .where('attempt.challenge_hash', '=', hashOfToken(typed.challenge))
    .where('attempt.expires_at', '>', clock.now())
    .where('member.disabled_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return { outcome: 'expired' };
  const spender = spenderOf(services, found.email, found, typed.browser);
  const wait = await spendBudget(services, 'staffCodes', { ...spender, address: typed.clientAddress });
  if (wait !== null) return { outcome: 'limited', retryAfterSeconds: wait };
  const { challenge, code } = typed;
  if (!isCode(services, { challenge, code: code.replaceAll(/\s/g, '') }, found.code_hash)) {
    await recordRefusal(services, found, 'code');
    return { outcome: 'wrong' };
  }
  const token = await signIn(services, typed.challenge, found);
  if (token === null) return { outcome: 'expired' };
  await restoreBudget(services, 'staffSignIns', spender);
  await restoreBudget(services, 'staffCodes', spender);
  return { outcome: 'signed-in', token, browserCookie: staffBrowserCookie(services, found, typed.browser) };
}

/** Uses the sign-in up and opens a session; null when somebody else did so at the same time, or they were disabled. */
function signIn(
  { db, clock, randomBytes }: Pick<GatewayServices, 'db' | 'clock' | 'randomBytes'>,
  challenge: string,
  member: { readonly id: string; readonly email: string },
): Promise<string | null> {
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    if (!(await lockStaffMember(trx, member.id))) return null;
    const { numDeletedRows } = await trx
      .deleteFrom('staff_sign_ins')
      .where('challenge_hash', '=', hashOfToken(challenge))
      .executeTakeFirst();
    if (numDeletedRows === 0n) return null;
    await trx.deleteFrom('staff_sign_ins').where('staff_id', '=', member.id).execute();
    const { id, token } = await openStaffSession(trx, member.id, randomBytes(32), at);
    const entity = { entityKind: 'staff-session', entityId: id, before: null, after: null };
    await recordStaffAction(trx, { email: member.email, tokenId: id }, { at, action: 'sign-in', ...entity });
    return token;
  });
}
