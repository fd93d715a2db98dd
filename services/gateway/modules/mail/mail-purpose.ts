import type { Database } from '../../db/database.ts';
import type { MailKind } from './mail-values.ts';

/**
 * Why a kind of mail is written. `transactional`: about something that the recipient, or somebody with their address, has
 * just done or is charged for. `promotional`: anything meant to bring them back or sell.
 */
const PURPOSES: Readonly<Record<MailKind, 'transactional' | 'promotional'>> = {
  welcome: 'transactional',
  receipt: 'transactional',
  oneTimeReceipt: 'transactional',
  chargeGivenBack: 'transactional',
  emailConfirmation: 'transactional',
  signupActiveAccount: 'transactional',
  signupAccountExists: 'transactional',
  signupDisabled: 'transactional',
  paymentAwaitsYou: 'transactional',
  paymentReturned: 'transactional',
  trialEnding: 'transactional',
  paymentFailed: 'transactional',
  cancelled: 'transactional',
  comeBack: 'promotional',
  passwordChanged: 'transactional',
  passwordReset: 'transactional',
  castingApplication: 'transactional',
  supportRequest: 'transactional',
  removalRequest: 'transactional',
  requestReceived: 'transactional',
  removalReceived: 'transactional',
  accountDeleted: 'transactional',
  deviceChallenge: 'transactional',
  displayNameReleased: 'transactional',
  renewalRefunded: 'transactional',
};

/**
 * Whether an address may get a kind of mail: one whose owner has not confirmed it gets transactional mail only (decision
 * 0116).
 */
export async function mayReceive(db: Database, kind: MailKind, to: string): Promise<boolean> {
  if (PURPOSES[kind] === 'transactional') return true;
  const confirmed = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', to)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return confirmed !== undefined;
}
