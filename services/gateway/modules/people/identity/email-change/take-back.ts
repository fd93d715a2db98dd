import { isUniqueViolation } from '../../../../db/unique-violation.ts';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { type Account, findAccount } from '../accounts.ts';
import { queueReset } from '../passwords/reset-password.ts';
import { unusablePasswordHash } from '../passwords/take-account.ts';
import { shutOut } from '../security/shut-out.ts';
import { forgetEmailsOfTaking, type Taking } from './former-emails.ts';
import { isBeingCorrected, lockForOwner, unlockForOwner } from './foreign-email.ts';
import { moveAccount } from './move-account.ts';

/** An account whose owner takes it back, and the address that they proved by a link that was mailed there. */
export interface OwnAccount {
  readonly userId: string;
  readonly email: string;
  /** The brand that mails. */
  readonly tenantId: string;
  /** Null where nothing says when it was taken. */
  readonly taking: Taking | null;
  /** Two members of staff confirmed that the address is the owner's. */
  readonly isCorrection?: boolean;
}

/**
 * The result: the account is the owner's again and they were mailed a link that chooses a password, or it waits for
 * support.
 */
export type TakenBack = 'returned' | 'locked';

/**
 * Thrown where an account that nobody confirmed has the address: it takes the transaction back, so that the account can
 * give way.
 */
class AddressTaken extends Error {
  readonly holder: Account;
  constructor(holder: Account) {
    super('An unconfirmed account has the address.');
    this.holder = holder;
  }
}

/**
 * Gives an account back to the owner of an address: it has this address again, everybody is shut out of it, and the
 * address is mailed a link that chooses a new password. An account that has the address by now, and that nobody
 * confirmed or paid for, gives way. Where another one has it the account is locked instead: nobody signs in to it by
 * any address, and support gives it back (decision 0985). One that was disabled before stays so, and one that support
 * is correcting waits for the address that support was told.
 * @param useLink uses the link up that proves the address, with the account locked; null for one that no longer works
 */
export async function takeBack(
  services: GatewayServices,
  useLink: (trx: Database) => Promise<OwnAccount | null>,
): Promise<TakenBack | null> {
  const passwordHash = await unusablePasswordHash();
  const attempt = (terms: Pick<Terms, 'isLast'>) =>
    services.db.transaction().execute(async (trx) => {
      const own = await useLink(trx);
      return own && giveBack(services, trx, own, { ...terms, passwordHash });
    });
  const outcome = await attempt({ isLast: false }).catch(async (error: unknown) => {
    if (error instanceof AddressTaken) await makeWay(services, error.holder);
    // Somebody joined with the address between two statements: the second time they are found there.
    else if (!isUniqueViolation(error)) throw error;
    return attempt({ isLast: true });
  });
  if (outcome === 'locked') services.log.error('an account that its owner took back is locked: a person must look');
  return outcome;
}

/** Whatever prevents it, the account must be taken from the person who has it: it is locked then. */
async function makeWay({ giveWay, log }: GatewayServices, holder: Account): Promise<void> {
  await giveWay(holder).catch((error: unknown) => log.error({ err: error }, 'an unconfirmed account did not give way'));
}

interface Terms {
  /** The hash of a password that nobody knows. */
  readonly passwordHash: string;
  /** The person who has the address now keeps it. */
  readonly isLast: boolean;
}

async function giveBack(
  services: GatewayServices,
  trx: Database,
  { userId, email, tenantId, taking, isCorrection = false }: OwnAccount,
  { passwordHash, isLast }: Terms,
): Promise<TakenBack> {
  const now = services.clock.now();
  const holder = await findAccount(trx, email);
  const isOther = holder !== null && holder.id !== userId;
  if (isOther && !holder.isEmailConfirmed && !isLast) throw new AddressTaken(holder);
  if (holder === null) await moveAccount(services, trx, { userId, email, isFormerTheirs: false }, now);
  // The account has the address of a correction already where its owner followed an undo first. Of other links that
  // says nothing: the person who took it may have one that was mailed to the address of now.
  const isOwners = holder === null || (!isOther && isCorrection);
  if (isOwners && !(await isBeingCorrected(trx, { userId, email }, now))) await unlockForOwner(trx, userId);
  if (taking !== null) await forgetEmailsOfTaking(trx, userId, taking);
  await shutOut(services, trx, { userId, passwordHash }, now);
  // Two accounts can't have one address. This one still has that of the person who took it, who would ask for a new
  // password there.
  if (isOther) await lockForOwner(trx, userId, now);
  const own = trx.selectFrom('users').select('disabled_at').where('id', '=', userId);
  if ((await own.executeTakeFirstOrThrow()).disabled_at !== null) return 'locked';
  // The page promises this mail, so it is not counted: the person who had the account may have used the budget up.
  await queueReset(services, trx, { userId, email, tenantId });
  return 'returned';
}
