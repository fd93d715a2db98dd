import { createHmac } from 'node:crypto';
import { spendBudget } from '../../../../limits/spend-budget.ts';
import { tryWithinBudget } from '../../../../limits/try-within-budget.ts';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import { requireHeldSession } from '../sessions/hold-session.ts';
import { makeSignInCode } from '../sign-in-links/sign-in-code.ts';

const PURPOSE = 'email-change-codes';

/** The time for which a mailed code replaces the password. */
export const CHANGE_CODE_LIFE_MS = 15 * 60_000;

/** A signed-in person, in the session that asks. */
interface CodeHolder {
  readonly userId: string;
  /** Hash of the id of the session. */
  readonly sessionId: string;
}

/** An account whose mailed code was typed. */
interface CodedOwner {
  readonly email: string;
  readonly passwordHash: string;
  /** The stored form of the code, which is used up with the change. */
  readonly codeHash: string;
}

/**
 * Mails a code to the address that the account has, by which its owner changes it without a password. Earlier
 * codes work on until they expire.
 * @returns where it was sent, or why not
 */
export async function mailChangeCode(
  services: GatewayServices,
  { userId, sessionId, tenantId }: CodeHolder & { readonly tenantId: string },
): Promise<{ readonly email: string } | 'TOO_MANY_ATTEMPTS'> {
  if ((await spendBudget(services, 'emailChangeCodes', { account: userId })) !== null) return 'TOO_MANY_ATTEMPTS';
  const code = makeSignInCode(services);
  const now = services.clock.now();
  return services.db.transaction().execute(async (trx) => {
    await requireHeldSession(trx, { userId, sessionId }, now);
    const { email } = await ownerOf(trx, userId);
    await trx
      .insertInto('email_change_codes')
      .values({
        code_hash: hashBy(services.config.secrets.derive(PURPOSE), { userId, sessionId, email }, code),
        user_id: userId,
        expires_at: new Date(now.getTime() + CHANGE_CODE_LIFE_MS),
      })
      // One code in a million is the one that was mailed before.
      .onConflict((conflict) =>
        conflict.column('code_hash').doUpdateSet((row) => ({ expires_at: row.ref('excluded.expires_at') })),
      )
      .execute();
    const values = { code, link: '/account/security' };
    await queueMail(trx, { kind: 'emailChangeCode', to: email, tenant: tenantId, values }, now);
    return { email };
  });
}

/**
 * The account that a mailed code belongs to, in the session that requested it and while the account has the address
 * that it was mailed to. Wrong codes are counted before they are looked at. Uses nothing up.
 */
export async function findCodedOwner(
  services: GatewayServices,
  typed: CodeHolder & { readonly code: string; readonly clientAddress: string },
): Promise<CodedOwner | 'wrong' | 'limited'> {
  const { userId, sessionId, clientAddress } = typed;
  const code = typed.code.slice(0, 20).replaceAll(/\D/g, '');
  const spender = { account: userId, person: userId, address: clientAddress };
  const tried = await tryWithinBudget(services, 'emailChangeGuesses', spender, async () => {
    const { email, password_hash: passwordHash } = await ownerOf(services.db, userId);
    const keys = services.config.secrets.deriveEach(PURPOSE);
    const row = await services.db
      .selectFrom('email_change_codes')
      .select('code_hash')
      .where('user_id', '=', userId)
      .where(
        'code_hash',
        'in',
        keys.map((key) => hashBy(key, { userId, sessionId, email }, code)),
      )
      .where('expires_at', '>', services.clock.now())
      .executeTakeFirst();
    return row === undefined ? null : { email, passwordHash, codeHash: row.code_hash };
  });
  return tried.outcome === 'right' ? tried.found : tried.outcome;
}

/** Uses a code up, and with it all others of the account. @returns false when it was used meanwhile */
export async function useChangeCode(trx: Database, userId: string, codeHash: string): Promise<boolean> {
  const used = await trx.deleteFrom('email_change_codes').where('code_hash', '=', codeHash).executeTakeFirst();
  if (used.numDeletedRows === 0n) return false;
  await trx.deleteFrom('email_change_codes').where('user_id', '=', userId).execute();
  return true;
}

const ownerOf = (db: Database, userId: string) =>
  db.selectFrom('users').select(['email', 'password_hash']).where('id', '=', userId).executeTakeFirstOrThrow();

/** Nobody can try codes out without the gateway's key. */
const hashBy = (key: Buffer, of: CodeHolder & { readonly email: string }, code: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([of.userId, of.sessionId, of.email, code]))
    .digest('hex');
