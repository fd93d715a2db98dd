import { isUniqueViolation } from '../../../db/unique-violation.ts';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import { queueReset } from '../passwords/reset-password.ts';
import { unusablePasswordHash } from '../passwords/take-account.ts';
import { shutOut } from '../security/shut-out.ts';
import { disableAccount } from '../support/account-of-member.ts';
import { moveAccount } from './move-account.ts';

/** An account whose owner takes it back, and the address that they proved by a link that was mailed there. */
export interface OwnAccount {
  readonly userId: string;
  readonly email: string;
  /** The brand that mails. */
  readonly tenantId: string;
}

/** What became of it: it is the owner's again and they were mailed a link that chooses a password, or it waits for support. */
export type TakenBack = 'returned' | 'locked';

/**
 * Gives an account back to the owner of an address: it has this address again, everybody is shut out of it, and the address is
 * mailed a link that chooses a new password. An account that was disabled before, or whose address another account has by now,
 * is locked instead: nobody signs in to it by any address, and support gives it back (decision 0985).
 * @param useLink uses the link up that proves the address, with the account locked; null for one that is over
 */
export async function takeBack(
  services: GatewayServices,
  useLink: (trx: Database) => Promise<OwnAccount | null>,
): Promise<TakenBack | null> {
  const passwordHash = await unusablePasswordHash();
  const attempt = () =>
    services.db.transaction().execute(async (trx) => {
      const own = await useLink(trx);
      return own && giveBack(services, trx, own, passwordHash);
    });
  // Somebody joined with the address between two statements: the second time they are found there.
  const outcome = await attempt().catch((error: unknown) => {
    if (isUniqueViolation(error)) return attempt();
    throw error;
  });
  if (outcome === 'locked') services.log.error('an account that its owner took back is locked: a person must look');
  return outcome;
}

async function giveBack(
  services: GatewayServices,
  trx: Database,
  { userId, email, tenantId }: OwnAccount,
  passwordHash: string,
): Promise<TakenBack> {
  const now = services.clock.now();
  const holder = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (!holder) await moveAccount(services, trx, { userId, email }, now);
  await shutOut(trx, userId, passwordHash, now);
  await services.endMailedLinks(trx, userId);
  // Two accounts can't have one address. This one still has that of whoever took it, who would ask for a new password there.
  if (holder && holder.id !== userId) await disableAccount(trx, userId, now);
  const own = trx.selectFrom('users').select('disabled_at').where('id', '=', userId);
  if ((await own.executeTakeFirstOrThrow()).disabled_at !== null) return 'locked';
  // The page promises this mail, so it is not counted: whoever had the account may have used the budget up.
  await queueReset(services, trx, { userId, email, tenantId });
  return 'returned';
}
