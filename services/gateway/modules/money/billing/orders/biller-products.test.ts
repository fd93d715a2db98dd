import { expect, it } from 'vitest';
import { standardPlans } from '@network/testing/standard-plans.ts';
import { chargeOf, type Order } from './order-repository.ts';

const FORM = '687fa3e0-e60d-4466-88e2-181fa56dd6a9';
const month = standardPlans().find(({ id }) => id === '3045');
if (month === undefined) throw new Error('All sites are sold by the month.');
const order = (biller: Order['biller']) =>
  ({
    id: 'order-1',
    biller,
    amount: 4_999,
    currency: 'USD',
    rebill_amount: 4_999,
    rebill_months: 1,
    first_days: null,
    access_from: null,
  }) as Order;

it.each([
  ['segpay', '110530:4000'],
  ['ccbill', FORM],
  ['rocketgate', null],
] as const)('a charge at %s names what it has of its own for the plan: %s', (biller, product) => {
  const plan = { ...month, segpay_ticket: '110530:4000', ccbill_form: FORM };
  expect(chargeOf(order(biller), plan).product).toBe(product);
  expect(chargeOf(order(biller), month).product).toBeNull();
});
