import { expect, it } from 'vitest';
import type { GatewayAnswer } from './gateway-calls.ts';
import { rocketgateCard, rocketgateDecline } from './decline-codes.ts';

it.each([
  ['105', 'insufficient-funds'],
  ['109', 'lost-or-stolen'],
  ['201', 'suspected-fraud'],
  ['202', 'authentication-failed'],
  ['206', 'not-permitted'],
  ['299', 'suspected-fraud'],
  ['301', 'processor-unavailable'],
  ['399', 'processor-unavailable'],
  ['199', 'unknown'],
  ['1299', 'unknown'],
  ['2990', 'unknown'],
  ['1301', 'unknown'],
  ['3010', 'unknown'],
])('reason %s of RocketGate is “%s”, with its code', (code, reason) => {
  expect(rocketgateDecline(code)).toEqual({ reason, code });
});

it('the card is read by the names of its answer', () => {
  const said: Readonly<Record<string, string>> = { cardType: 'VISA', cardLastFour: '1111', cardExpiration: '0427' };
  const answer: Pick<GatewayAnswer, 'text'> = { text: (name) => said[name] ?? null };
  expect(rocketgateCard(answer as GatewayAnswer)).toEqual({ brand: 'Visa', lastFour: '1111', expires: '2027-04' });
});
