import { describe, expect, it } from 'vitest';
import { type ChosenBiller, chosenBiller, paymentMethods } from './payment-methods.ts';

const native = (id: string): ChosenBiller => ({ id, name: id, isNative: true, countsDays: false });
const external = (id: string): ChosenBiller => ({ id, name: id, isNative: false, countsDays: id === 'ccbill' });
const ALL = [native('rocketgate'), native('vendo'), external('epoch'), external('ccbill')];

function listed(billers: readonly ChosenBiller[], paypal?: 'named' | 'first') {
  const { main, others } = paymentMethods(billers, paypal);
  const words = (methods: typeof main) => methods.map(({ kind, biller }) => `${kind} ${biller.id}`);
  return [words(main), words(others)];
}

describe('the ways to pay', () => {
  it('offer the card of the first native biller, and external billers behind it', () => {
    expect(listed(ALL)).toEqual([['card rocketgate'], ['website epoch', 'website ccbill']]);
  });

  it('K11 paypal: name PayPal beside the card, or before it', () => {
    expect(listed(ALL, 'named')).toEqual([['card rocketgate', 'paypal epoch'], ['website ccbill']]);
    expect(listed(ALL, 'first')).toEqual([['paypal epoch', 'card rocketgate'], ['website ccbill']]);
    expect(listed([native('vendo'), external('ccbill')], 'first')).toEqual([['card vendo'], ['website ccbill']]);
  });

  it('are external billers where there is no other', () => {
    expect(listed([external('epoch'), external('ccbill')])).toEqual([['website epoch', 'website ccbill'], []]);
    expect(listed([])).toEqual([[], []]);
  });

  it('begin with the one that was chosen before, as far as it is offered', () => {
    expect(chosenBiller(paymentMethods(ALL), 'ccbill')?.id).toBe('ccbill');
    expect(chosenBiller(paymentMethods(ALL), 'vendo')?.id).toBe('rocketgate');
    expect(chosenBiller(paymentMethods(ALL), undefined)?.id).toBe('rocketgate');
    expect(chosenBiller(paymentMethods([]), 'ccbill')).toBeNull();
  });
});
