import { expect, it } from 'vitest';
import { reasonOfNetworkCode } from './network-codes.ts';

it.each([
  ['51', 'insufficient-funds'],
  ['n7', 'wrong-details'],
  ['41', 'lost-or-stolen'],
  ['R1', 'payments-stopped'],
  ['91', 'processor-unavailable'],
  ['99', 'unknown'],
  ['', 'unknown'],
])('a card network’s %s is %s', (code, reason) => {
  expect(reasonOfNetworkCode(code)).toBe(reason);
});
