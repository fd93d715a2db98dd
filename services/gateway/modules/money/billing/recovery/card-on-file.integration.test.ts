import { expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { join } from '../testing/public.ts';
import { storeCard } from './card-on-file.ts';

const test = billerForTests({ tenants: [vixen] });

async function cardOf(orderId: string) {
  const row = await test.gateway.services.db
    .selectFrom('billing_agreements')
    .select(['card_brand', 'card_last_four', 'card_expires'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return [row.card_brand, row.card_last_four, row.card_expires];
}

it.each(['vendo', 'rocketgate', 'ccbill'])(
  'the card that pays at %s is known by brand, last four and expiry',
  async (biller) => {
    const who = await join(test, `card-${biller}@example.com`, { biller });
    expect(await cardOf(who.orderId)).toEqual(['Visa', '1111', '2040-12']);
  },
);

it('of two messages about a card the later one counts, in whichever order they arrive', async () => {
  const who = await join(test, 'twice@example.com');
  const { db } = test.gateway.services;
  const store = (lastFour: string, at: string) =>
    db
      .transaction()
      .execute((trx) => storeCard(trx, who.orderId, { brand: null, lastFour, expires: null }, new Date(at)));
  await store('2222', '2026-05-02T12:00:00Z');
  await store('3333', '2026-04-02T12:00:00Z');
  expect(await cardOf(who.orderId)).toEqual([null, '2222', null]);
});
