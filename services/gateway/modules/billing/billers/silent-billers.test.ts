import { expect, it } from 'vitest';
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
