import { beforeAll, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { type Joined, join } from '../testing/join.ts';
import { callAs } from '../testing/scene.ts';
import { checkBooks } from '../testing/money.ts';

let member: Joined;
let stranger: Joined;
const test = billerForTests({ tenants: [vixen] });
beforeAll(async () => {
  member = await join(test, 'refused@example.com');
  stranger = await join(test, 'stranger@example.com');
  const start = 'mutation { startCancellation(reason: OTHER) { confirmationId } }';
  const { startCancellation } = await callAs<{ startCancellation: { confirmationId: string } }>(test, stranger, start);
  const confirm = 'mutation ($id: ID!) { confirmCancellation(confirmationId: $id) { success } }';
  await callAs(test, stranger, confirm, { id: startCancellation.confirmationId });
});

const standing = async (who: Joined) => {
  const { db } = test.gateway.services;
  await checkBooks(db);
  const { subscriptions } = await who.membership();
  return {
    charges: test.charges().length,
    orders: await db.selectFrom('billing_orders').select(['id', 'status']).orderBy('id').execute(),
    subscriptions: subscriptions.map(({ product, entitlement }) => [product, entitlement.isCancelled]),
  };
};

const MULTI = `mutation ($id: Int!) { it: internalUpsellOneclickMultisite(input: { optionId: $id }) {
  success messageKey } }`;
const SINGLE = `mutation ($id: Int!) { it: internalUpsellOneclickSinglesite(input: { joinOptionId: $id }) {
  success messageKey } }`;
const PAGE = `mutation ($id: Int!) { it: startPurchase(input: { optionId: $id, biller: "vendo" }) {
  success messageKey } }`;
const refused = { it: { success: false, messageKey: 'billing.payment.notOnSale' } };

describe('what a member can’t buy, whatever they ask for', () => {
  it.each([
    ['an unknown option', MULTI, 9_999],
    ['no option', MULTI, 0],
    ['a number below nothing', MULTI, -3_045],
    ['one site as several', MULTI, 303],
    ['the offer for portal members', MULTI, 2_566],
    ['an unknown option of one site', SINGLE, 9_999],
    ['several sites as one', SINGLE, 3_045],
    ['what they have', SINGLE, 303],
    ['another brand’s site', SINGLE, 203],
    ['an unknown option on a page', PAGE, 9_999],
    ['what they have on a page', PAGE, 303],
    ['the portal offer on a page', PAGE, 2_566],
  ])('C06 C07 E12 %s', async (_name, call, id) => {
    const before = await standing(member);
    expect(await callAs(test, member, call, { id })).toEqual(refused);
    expect(await standing(member)).toEqual(before);
  });

  it('C08 a trial that they do not have, upgraded', async () => {
    const call = 'mutation { it: internalUpsellTrialUpgrade(input: {}) { success messageKey } }';
    expect(await callAs(test, member, call)).toEqual(refused);
  });

  it('C09 another person’s cancellation, taken back', async () => {
    const before = await standing(stranger);
    const call = 'mutation ($uuid: ID!) { it: reactivateCancelledRebill(userUuid: $uuid) { success messageKey } }';
    const answers = [];
    for (const uuid of [stranger.userId, 'nobody']) answers.push(await callAs(test, member, call, { uuid }));
    expect(answers[0]).toMatchObject({ it: { success: false } });
    expect(answers[0]).toEqual(answers[1]);
    expect(await standing(stranger)).toEqual(before);
  });

  it('C09 E02 a reactivation of what was not cancelled, even for the offer that was made', async () => {
    const start = 'mutation { startCancellation(reason: OTHER) { offer { name deal { newPrice offeredGems } } } }';
    const { startCancellation } = await callAs<{ startCancellation: { offer: object } }>(test, member, start);
    const before = await standing(member);
    const call = `mutation ($uuid: ID!, $name: String, $deal: RetentionDealInput) {
      it: reactivateCancelledRebill(userUuid: $uuid, retentionOfferName: $name, deal: $deal) { success messageKey } }`;
    const uuid = member.userId;
    const { offer } = startCancellation;
    expect(offer).toMatchObject({ name: 'stay-a-while' });
    const messageKey = 'reactivate_cancelled_rebill_modal.reactivate_cancelled_rebill_failed';
    for (const variables of [{ uuid }, { uuid, ...offer }]) {
      expect(await callAs(test, member, call, variables)).toEqual({ it: { success: false, messageKey } });
    }
    const { db } = test.gateway.services;
    const begun = db.selectFrom('billing_operations').select('id').where('kind', '=', 'reactivate');
    expect(await begun.execute()).toEqual([]);
    expect(
      await db.selectFrom('retention_offers').select('taken_at').where('taken_at', 'is not', null).execute(),
    ).toEqual([]);
    expect(await standing(member)).toEqual(before);
    const query = 'query ($uuid: ID!) { getRetentionOffer(userUuid: $uuid) { name } }';
    expect(await callAs(test, member, query, { uuid })).toEqual({ getRetentionOffer: null });
  });

  it.each([
    ['a price', 'internalUpsellOneclickMultisite(input: { optionId: 3045, price: 1 })'],
    ['gems', 'internalUpsellOneclickMultisite(input: { optionId: 3045, gems: 500 })'],
    ['somebody to charge', 'internalUpsellOneclickSinglesite(input: { joinOptionId: 303, userUuid: "x" })'],
    ['an amount', 'startPurchase(input: { optionId: 3045, biller: "vendo", amount: 1 })'],
  ])('refuses %s in the input', async (_name, call) => {
    const before = await standing(member);
    await expect(callAs(test, member, `mutation { ${call} { success } }`)).rejects.toThrow();
    expect(await standing(member)).toEqual(before);
  });
});
