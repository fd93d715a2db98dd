import type { BillerTest } from '@network/testing/sandbox-biller.ts';
import { signedPostback } from './signed-postback.ts';

let events = 0;

/**
 * Reports an event of an order as its biller would, by a signed postback, now and without an amount unless said.
 * @returns its outcome: its problem, or its status where it has none
 * @throws Error when the postback was not accepted
 */
export async function reportEvent(
  test: BillerTest,
  orderId: string,
  kind: string,
  more: object = {},
  biller = 'vendo',
): Promise<string> {
  events += 1;
  const nothing = { amount: null, currency: null, transactionId: null, reversedTransactionId: null, reference: null };
  const about = { id: `evt_reported_${events}`, kind, orderId, occurredAt: test.clock.now().toISOString(), period: 0 };
  const answered = await test.hand(signedPostback(test, biller, { ...about, ...nothing, ...more }));
  if (answered !== 200) throw new Error(`The postback was answered with ${answered}.`);
  const { status, problem } = await test.gateway.services.db
    .selectFrom('postbacks')
    .select(['status', 'problem'])
    .where('event_id', '=', about.id)
    .executeTakeFirstOrThrow();
  return problem ?? status;
}
