import { expect, it } from 'vitest';
import type { BillerId } from '@network/tenant/constants.ts';
import { CARD_ROUTES } from './card-routes.ts';
import { chooseAmong, inOrderOf } from './choose-biller.ts';

const NATIVES: readonly BillerId[] = ['rocketgate', 'netbilling', 'vendo'];
const routes = {
  ...CARD_ROUTES,
  rocketgate: { currencies: ['USD'], notIn: ['BR'] },
  netbilling: { currencies: ['USD', 'EUR'], notIn: [] },
};
const choose = (country: string | null, currency: string, failing: readonly BillerId[] = []) =>
  chooseAmong(NATIVES, { country, currency }, new Set(failing), routes);

it('the first biller that takes the currency and the country is chosen, and the choice says why', () => {
  expect(choose('US', 'USD')).toEqual({ biller: 'rocketgate', passedOver: [] });
  expect(choose(null, 'USD').biller).toBe('rocketgate');
  expect(choose('BR', 'USD')).toEqual({
    biller: 'netbilling',
    passedOver: [{ biller: 'rocketgate', why: 'country' }],
  });
  expect(choose('US', 'EUR')).toEqual({
    biller: 'netbilling',
    passedOver: [{ biller: 'rocketgate', why: 'currency' }],
  });
});

it('a failing biller is passed over, unless all that could be chosen are failing', () => {
  expect(choose('US', 'USD', ['rocketgate']).biller).toBe('netbilling');
  expect(choose('BR', 'USD', NATIVES).biller).toBe('netbilling');
  expect(choose('US', 'CHF').biller).toBeNull();
});

it('a brand’s own order comes first, then that of the network', () => {
  expect(inOrderOf({ payments: { cardBillers: ['vendo'] } }, NATIVES)).toEqual(['vendo', 'rocketgate', 'netbilling']);
  expect(inOrderOf({}, ['vendo', 'rocketgate'])).toEqual(['rocketgate', 'vendo']);
});
