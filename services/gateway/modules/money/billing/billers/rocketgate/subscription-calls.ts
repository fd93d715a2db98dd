import type { Agreement } from '../biller.ts';
import { RefusedByBiller, RefusedForGood } from '../refused-by-biller.ts';
import { type GatewayAnswer, REASON, RESPONSE, type RocketgateGateway } from './gateway-calls.ts';
import { daysUntil, frequencyOf } from './renewal-terms.ts';
import { toRocketgateAmount } from './rocketgate-values.ts';

/** The numbers of the subscription that a call is about. */
export interface SubscriptionNumbers {
  readonly customerId: string;
  readonly orderId: string;
}

/**
 * The state of a subscription: it is charged until a day, or no longer. RocketGate has none of an order that was one
 * charge. `lastReason` is why the last billing failed, by its code; `0` for one that succeeded, null where it is not
 * said. `nextDay` is the day of the next renewal, `YYYY-MM-DD`, null where it is not said.
 */
export type SubscriptionStatus = { readonly lastReason?: string | null; readonly nextDay?: string | null } & (
  | { readonly state: 'running' | 'ended' | 'none' }
  | { readonly state: 'ending'; readonly endDate: string }
);

/**
 * The calls about subscriptions (`examples/` of https://github.com/rocketgate/rocketgate-php-sdk, read in November
 * 2026).
 */
export interface SubscriptionCalls {
  /** An update that changes nothing answers the state: `RebillStatus.php`, `RebillStatusCanceled.php`. */
  status(numbers: SubscriptionNumbers, agreement?: Agreement): Promise<SubscriptionStatus>;
  /** `Cancel.php`: nothing is charged after the period that runs. */
  cancel(numbers: SubscriptionNumbers, agreement: Agreement): Promise<void>;
  /** An end that has not come is cleared; one that has come is taken back by `RebillReactivate.php`. */
  reactivate(numbers: SubscriptionNumbers, agreement: Agreement, amount: number, now: Date): Promise<void>;
  /** `CancelPromo.php`: from the next renewal on. */
  changePrice(numbers: SubscriptionNumbers, agreement: Agreement, amount: number): Promise<void>;
  /**
   * The amount and the frequency from the next renewal on, as in “Zero dollar upgrade” of the README of
   * https://github.com/rocketgate/rocketgate-nodejs-sdk; and when that falls due, where it moves: `RebillReactivate.php` has a
   * time for `rebillStart`.
   */
  changeRenewal(numbers: SubscriptionNumbers, agreement: Agreement, movesTo: Date | null): Promise<void>;
  /**
   * The next renewal is charged at once: a `rebillStart` of `NOW`, by “rebillStart” in the README of
   * https://github.com/rocketgate/rocketgate-nodejs-sdk (read in November 2026). What became of it is in the report.
   */
  billNow(numbers: SubscriptionNumbers, agreement: Agreement): Promise<void>;
}

export function subscriptionCalls({ call }: RocketgateGateway): SubscriptionCalls {
  const namesOf = ({ customerId, orderId }: SubscriptionNumbers) => ({
    merchantCustomerID: customerId,
    merchantInvoiceID: orderId,
  });

  return {
    status: async (numbers, agreement) => {
      const answer = await call('REBILL_UPDATE', namesOf(numbers), agreement && { agreement });
      if (answer.reasonCode === REASON.noActiveMembership) return { state: 'ended' };
      if (answer.reasonCode === REASON.invoiceNotFound) return { state: 'none' };
      requireSuccess(answer, 'the state of a subscription');
      const endDate = answer.text('rebillEndDate');
      const said = { lastReason: answer.text('lastReasonCode'), nextDay: dayIn(answer.text('rebillDate')) };
      return endDate === null ? { state: 'running', ...said } : { state: 'ending', endDate, ...said };
    },
    cancel: async (numbers, agreement) => {
      const answer = await call('REBILL_CANCEL', namesOf(numbers), { agreement });
      if (answer.reasonCode !== REASON.noActiveMembership) requireSuccess(answer, 'a cancellation');
    },
    reactivate: async (numbers, agreement, amount, now) => {
      const terms = { ...namesOf(numbers), rebillAmount: toRocketgateAmount(amount) };
      const answer = await call('REBILL_UPDATE', { ...terms, rebillEndDate: 'CLEAR' }, { agreement });
      if (answer.reasonCode !== REASON.noActiveMembership) return requireSuccess(answer, 'a reactivation');
      const rebillStart = String(daysUntil(agreement.dueAt, now));
      const again = await call('REBILL_UPDATE', { ...terms, REBILLREACTIVATE: 'TRUE', rebillStart }, { agreement });
      requireSuccess(again, 'a reactivation');
    },
    changePrice: async (numbers, agreement, amount) => {
      const terms = { ...namesOf(numbers), rebillAmount: toRocketgateAmount(amount) };
      requireSuccess(await call('REBILL_UPDATE', terms, { agreement }), 'a new price');
    },
    changeRenewal: async (numbers, agreement, movesTo) => {
      const terms = {
        ...namesOf(numbers),
        rebillAmount: toRocketgateAmount(agreement.price.amount),
        rebillFrequency: frequencyOf(agreement.months),
        ...(movesTo && { rebillStart: instantText(movesTo) }),
      };
      requireSuccess(await call('REBILL_UPDATE', terms, { agreement }), 'another renewal');
    },
    billNow: async (numbers, agreement) => {
      const terms = { ...namesOf(numbers), rebillStart: 'NOW' };
      requireSuccess(await call('REBILL_UPDATE', terms, { agreement }), 'a renewal that is charged now');
    },
  };
}

/** The day of a date that RocketGate writes with or without a time. */
const dayIn = (text: string | null): string | null => /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0] ?? null;

/** `2026-06-02 12:00:00`. */
const instantText = (instant: Date): string => instant.toISOString().slice(0, 19).replace('T', ' ');

/** @throws Error with the codes of an answer that is no success: RefusedByBiller, unless RocketGate failed on the way */
export function requireSuccess({ responseCode, reasonCode }: GatewayAnswer, what: string): void {
  if (responseCode === RESPONSE.success) return;
  const text = `RocketGate refused ${what}: response ${responseCode}, reason ${reasonCode}.`;
  if (responseCode === RESPONSE.systemError) throw new Error(text);
  throw reasonCode === REASON.noMatchingTransaction ? new RefusedForGood(text) : new RefusedByBiller(text);
}
