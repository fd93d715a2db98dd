import { expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import slayed from '../../../../../../apps/slayed/tenant.ts';
import { loadPlans } from '../options/priced-plan.ts';
import { optionIdOf } from '../options/option-id.ts';
import { join } from '../testing/join.ts';
import { callAs } from '../testing/scene.ts';

const scene = billerForTests({ tenants: [slayed], seed: true });

const START = `mutation { startCancellation(reason: TOO_EXPENSIVE) {
  offer { name deal { newPrice } currentRebill { amount currency } } } }`;
interface Step {
  readonly startCancellation: {
    readonly offer: {
      readonly name: string;
      readonly deal: { readonly newPrice: number };
      readonly currentRebill: { readonly amount: number; readonly currency: string };
    } | null;
  };
}

it.each([
  ['DE', 'EUR'],
  ['GB', 'GBP'],
  ['JP', 'JPY'],
  ['US', 'USD'],
])('a member from %s of a brand with prices in %s is offered to stay for less in it', async (country, currency) => {
  const plans = await loadPlans(scene.gateway.services.db);
  const month = plans.find(
    ({ product, kind, is_portal_offer }) => product === 'slayed' && kind === 'month' && !is_portal_offer,
  );
  if (!month) throw new Error('There is no month of slayed.');
  const email = `stays-${currency.toLowerCase()}@example.com`;
  const who = await join(scene, email, { tenant: 'slayed', country, optionId: optionIdOf(month) });
  const { offer } = (await callAs<Step>(scene, who, START)).startCancellation;
  expect(offer).toMatchObject({ name: expect.stringMatching(/^stay-a-while/) as string, currentRebill: { currency } });
  expect(offer?.deal.newPrice).toBe(Math.round((offer?.currentRebill.amount ?? 0) * 0.67));
});
