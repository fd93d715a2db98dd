import type { NewPasswordProblem } from '@network/validation/new-password.ts';
import type { GatewayServices } from '../../../../../services.ts';
import {
  chosenPasswordProblem,
  findAccount,
  hashPassword,
  takeAccount,
  unusablePasswordHash,
} from '../../../../people/identity/public.ts';
import type { Order } from '../order-repository.ts';
import type { ReturnReason } from '../order-tables.ts';
import { isTrialRefusal } from '../trial-refusal.ts';
import { answerPayment, type PaymentAnswer, whyNothingOpened } from './answer-payment.ts';
import type { AwaitedAccount, AwaitingPayment } from './awaiting-payments.ts';
import { answerFreeSignup } from './open-free-signup.ts';

/** What somebody who followed a mailed link answers on its page. */
export interface MailedAnswer {
  readonly answer: PaymentAnswer;
  /** The brand of the page. */
  readonly tenantId: string;
  /** What was typed as the password of the account that the press makes; empty where the page did not ask. */
  readonly password: string;
}

/** What became of such an answer. */
export type Answered =
  /** The payment was answered before, or its time is up. */
  | { readonly outcome: 'over' }
  /** Nothing has happened yet: the password of the account that the press makes has to be another one. */
  | { readonly outcome: 'password-refused'; readonly problem: NewPasswordProblem | 'missing' }
  /** It is open, and a new password is chosen next. */
  | { readonly outcome: 'taken-over'; readonly resetToken: string }
  | { readonly outcome: 'opened' }
  | { readonly outcome: 'nothing-opened'; readonly why: ReturnReason; readonly hasAccount: boolean };

/**
 * Carries out an answer from the page of a mailed link. Where the address has no account, the press makes it with the password that was
 * chosen on the page; where it has one, the answer is its owner's.
 */
export async function answerAwaiting(
  services: GatewayServices,
  { order, account }: AwaitingPayment,
  answered: MailedAnswer,
): Promise<Answered> {
  if (account !== null) return answerByOwner(services, { order, account }, answered);
  const isDropped = answered.answer === 'return';
  const problem = isDropped ? null : problemOf(answered.password);
  if (problem !== null) return { outcome: 'password-refused', problem };
  const passwordHash = isDropped ? null : await hashPassword(answered.password);
  const outcome = await answerFreeSignup(services, { asked: order, passwordHash });
  if (outcome === 'dropped') return { outcome: 'nothing-opened', why: 'not-confirmed', hasAccount: false };
  if (outcome !== 'taken') return { outcome };
  // Somebody made an account with the address a moment ago: the order waits for its owner, who is this person.
  const owner = await findAccount(services.db, order.email ?? '');
  if (owner === null || owner.isDisabled) return { outcome: 'over' };
  return answerByOwner(services, { order, account: owner }, answered);
}

const problemOf = (password: string): NewPasswordProblem | 'missing' | null =>
  password === '' ? 'missing' : chosenPasswordProblem(password);

/**
 * The answer of an account's owner. Where nobody has confirmed the address of the account yet, its password may be somebody else's:
 * what was paid opens for the person who pressed the link alone, who chooses a new one next.
 */
async function answerByOwner(
  services: GatewayServices,
  { order, account }: { readonly order: Order; readonly account: AwaitedAccount },
  { answer, tenantId }: MailedAnswer,
): Promise<Answered> {
  const isTaken = answer === 'confirm' && !account.isEmailConfirmed;
  const unusable = isTaken ? await unusablePasswordHash() : null;
  const now = services.clock.now();
  return services.db.transaction().execute(async (trx): Promise<Answered> => {
    if (!(await answerPayment(trx, { orderId: order.id, userId: account.id, answer }, now))) return { outcome: 'over' };
    const why = await whyNothingOpened(trx, order.id);
    // A person who can have no free trial reads why, and nothing of their account changes.
    if (unusable !== null && !isTrialRefusal(why)) {
      const taken = { userId: account.id, tenantId, passwordHash: unusable };
      return { outcome: 'taken-over', resetToken: await takeAccount(services, trx, taken, now) };
    }
    return why === null ? { outcome: 'opened' } : { outcome: 'nothing-opened', why, hasAccount: true };
  });
}
