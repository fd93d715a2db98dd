import { expect, it } from 'vitest';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { cancelMembership, comeBack, giveGems } from '../testing/actions.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, type Joined } from '../testing/join.ts';
import { callAs } from '../testing/scene.ts';

const test = balancedBiller({ tenants: [vixen, tushy] });

const TERMS = `query ($id: ID) {
  reactivationTerms(subscriptionId: $id) {
    price { amount currency }
    renewsAt
    renewalMonths
    renewalDays
    gemsRestored
    channelPacksRestored
  }
}`;
interface Answer {
  readonly reactivationTerms: Readonly<Record<string, unknown>> | null;
}

const termsFor = async (who: Joined, id: string | null = null) =>
  (await callAs<Answer>(test, who, TERMS, { id })).reactivationTerms;

it('says what coming back costs, when, and what comes back with it, and is the truth', async () => {
  const who = await join(test, 'terms@example.com');
  await giveGems(test, who, 30);
  test.clock.set('2026-03-03T12:00:00Z');
  expect(await termsFor(who)).toBeNull();
  await cancelMembership(test, who);
  const terms = {
    price: { amount: 2_999, currency: 'USD' },
    renewsAt: expect.stringMatching(/^2026-04-02T/) as string,
    renewalMonths: 1,
    renewalDays: null,
    gemsRestored: 30,
    channelPacksRestored: 0,
  };
  expect(await termsFor(who)).toEqual(terms);
  await comeBack(test, who);
  expect(await termsFor(who)).toBeNull();
  const { memberships } = await callAs<{ readonly memberships: readonly object[] }>(
    test,
    who,
    '{ memberships { nextChargeAt price { amount } } }',
  );
  expect(memberships).toEqual([{ nextChargeAt: terms.renewsAt, price: { amount: terms.price.amount } }]);
});

it('promises nothing back to whom nothing was taken from, and tells nobody about the membership of another', async () => {
  const who = await join(test, 'nothing-lost@example.com');
  const other = await join(test, 'other@example.com');
  await cancelMembership(test, who);
  expect(await termsFor(who)).toMatchObject({ gemsRestored: 0, channelPacksRestored: 0 });
  const { id } = await test.gateway.services.db
    .selectFrom('billing_agreements')
    .select('subscription_id as id')
    .where('id', '=', who.orderId)
    .executeTakeFirstOrThrow();
  expect(await termsFor(who, id)).not.toBeNull();
  expect(await termsFor(other, id)).toBeNull();
});
