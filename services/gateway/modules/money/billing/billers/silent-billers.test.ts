import { expect, it } from 'vitest';
import { RefusedByBiller } from './refused-by-biller.ts';
import { SilentBillers } from './silent-billers.ts';

it('a biller is silent after a call without an answer, and not after a refusal', async () => {
  const silent = new SilentBillers();
  silent.note('vendo', new Error('The biller answered 503.'));
  silent.note('segpay', new DOMException('too late', 'TimeoutError'));
  silent.note('ccbill', await fetch('http://127.0.0.1:1').catch((error: unknown) => error));
  silent.note('rocketgate', new TypeError('x is not a function'));
  expect((['vendo', 'segpay', 'ccbill', 'rocketgate'] as const).filter((biller) => silent.has(biller))).toEqual([
    'segpay',
    'ccbill',
  ]);
});

it('a biller is silent as well where what is looked at before a call is not answered', () => {
  const silent = new SilentBillers();
  const before = (cause: unknown) => new RefusedByBiller('It could not be asked what it has of this order.', { cause });
  silent.note('rocketgate', before(new DOMException('too late', 'TimeoutError')));
  silent.note('vendo', before(new Error('The biller answered 503.')));
  expect((['rocketgate', 'vendo'] as const).filter((biller) => silent.has(biller))).toEqual(['rocketgate']);
});
