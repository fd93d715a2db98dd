import { expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { stateOfCharge, MONEY_OF_CHARGE } from '../refunds/money-of-charge.ts';
import { commandPartRefund } from '../refunds/refund-commands.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { commandRefund } from '../subscription/commands.ts';
import { sendCommands } from '../subscription/send-commands.ts';
import { checkBooks } from '../testing/money.ts';

const test = billerForTests({ tenants: [vixen], seed: true });

const db = () => test.gateway.services.db;
/** The most charges of each biller. More of them only take longer, since all were made alike. */
const MOST_OF_A_BILLER = 12;
const chargesOfDemonstration = () =>
  db()
    .selectFrom('billing_transactions as charge')
    .select(['charge.id', 'charge.biller', 'charge.transaction_id', 'charge.agreement_id', 'charge.period'])
    .select(MONEY_OF_CHARGE)
    .where('charge.kind', '=', 'charge')
    .where('charge.amount', '>', 0)
    .where('charge.transaction_id', 'like', 'demonstration-%')
    .execute();

async function sendAll(): Promise<void> {
  while ((await sendCommands(test.gateway.services, test.clock.now())) > 0);
}

it('charges of the demonstration are refunded at each of its billers, whole or after a part', async () => {
  const seen = new Map<string, number>();
  const charges = (await chargesOfDemonstration()).filter(({ biller }) => {
    seen.set(biller, (seen.get(biller) ?? 0) + 1);
    return (seen.get(biller) ?? 0) <= MOST_OF_A_BILLER;
  });
  const chosen = new Set(charges.map(({ id }) => id));
  expect(new Set(charges.map(({ biller }) => biller)).size).toBeGreaterThan(2);
  expect(charges.length).toBeGreaterThan(20);
  const now = test.clock.now();
  // A part of every third charge is refunded first, if its biller can do that.
  for (const [index, charge] of charges.entries()) {
    const about = { agreementId: charge.agreement_id, transactionId: charge.transaction_id };
    const isInParts = index % 3 === 0 && capabilitiesOf(test.gateway.services, charge.biller).refundsParts !== 'none';
    if (isInParts && charge.amount >= 200) await commandPartRefund(db(), { ...about, amount: 100 }, now);
  }
  await sendAll();
  for (const { agreement_id, transaction_id } of charges) await commandRefund(db(), agreement_id, transaction_id, now);
  await sendAll();
  const left = (await chargesOfDemonstration()).filter(
    (charge) => chosen.has(charge.id) && stateOfCharge(charge) !== 'reversed',
  );
  expect(left.map(({ biller, transaction_id }) => `${biller} ${transaction_id}`)).toEqual([]);
  const open = db().selectFrom('biller_commands').select(['problem']).where('state', 'in', ['pending', 'failed']);
  expect(await open.where('kind', 'in', ['refund', 'part-refund']).execute()).toEqual([]);
  await checkBooks(db());
});
