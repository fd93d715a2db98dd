import { expect, it } from 'vitest';
import { readCardFacts } from './card-facts.ts';

it.each([
  [
    { brand: 'VISA', lastFour: '1111', expires: '0427' },
    { brand: 'Visa', lastFour: '1111', expires: '2027-04' },
  ],
  [
    { brand: 'MasterCard', lastFour: '0002', expires: '12/2030' },
    { brand: 'Mastercard', lastFour: '0002', expires: '2030-12' },
  ],
  [{ brand: 'UNIONPAY', lastFour: '4111111111111111', expires: '1327' }, undefined],
  [
    { lastFour: '1111', expires: null },
    { brand: null, lastFour: '1111', expires: null },
  ],
  [{ expires: '104/27' }, undefined],
  [{ expires: '04/271' }, undefined],
  [{ expires: ' 04/27 ' }, { brand: null, lastFour: null, expires: '2027-04' }],
  [{}, undefined],
])('what a biller says of a card is read as far as it can be: %o', (said, facts) => {
  expect(readCardFacts(said)).toEqual(facts);
});
