import { describe, expect, it } from 'vitest';
import type { BillerEvent } from '../billers/biller.ts';
import { nextState, type ReadState } from './next-state.ts';

const at = (day: string): Date => new Date(`2026-03-${day}T12:00:00Z`);
const said = (more: Partial<BillerEvent> = {}): BillerEvent => ({
  id: 'order:2026-04-05',
  kind: 'rescheduled',
  orderId: 'order',
  occurredAt: at('10'),
  period: 1,
  price: null,
  transactionId: null,
  reversedTransactionId: null,
  reference: null,
  ...more,
});
const read = (event_id: string | null, day: string, kind: ReadState['kind'] = 'rescheduled'): ReadState => ({
  kind,
  event_id,
  received_at: at(day),
});
const NOW = at('20');
const name = (rows: readonly ReadState[], more: Partial<BillerEvent> = {}) => nextState(said(more), rows, NOW);
const FIRST = read('order:2026-04-05', '05');
const SECOND = read('order:2026-04-09:turn-2', '06');

describe('a state of an order', () => {
  it('has its own name where it is the first one', () => {
    expect(name([])).toEqual(said());
    expect(name([read('return', '05', 'reactivated')])).toEqual(said());
  });

  it('is the one before, while its biller says the same', () => {
    expect(name([FIRST])).toEqual(said());
    expect(name([FIRST, SECOND], { id: 'order:2026-04-09' })).toMatchObject({
      id: 'order:2026-04-09:turn-2',
      occurredAt: at('10'),
    });
  });

  it('is the next one, when it was read, where its biller says another day, be it an earlier one again', () => {
    expect(name([FIRST], { id: 'order:2026-04-09' })).toMatchObject({
      id: 'order:2026-04-09:turn-2',
      occurredAt: NOW,
    });
    expect(name([FIRST, SECOND])).toMatchObject({ id: 'order:2026-04-05:turn-3', occurredAt: NOW });
  });

  it('is the next one after what makes it new, and the same after what came before it', () => {
    expect(name([FIRST, read('return', '06', 'reactivated')]).id).toBe('order:2026-04-05:turn-2');
    expect(name([FIRST, read('return', '05', 'reactivated')]).id).toBe('order:2026-04-05');
    expect(name([FIRST, read('return', '04', 'reactivated')]).id).toBe('order:2026-04-05');
  });

  it('follows the last turn, whatever the clocks of gateways said', () => {
    const late = read('order:2026-04-07:turn-9', '01');
    expect(name([late, FIRST], { id: 'order:2026-04-07' }).id).toBe('order:2026-04-07:turn-9');
    expect(name([late, FIRST]).id).toBe('order:2026-04-05:turn-10');
    const tenth = read('order:2026-04-07:turn-10', '01');
    expect(name([tenth, late], { id: 'order:2026-04-07' }).id).toBe('order:2026-04-07:turn-10');
    expect(name([tenth, late]).id).toBe('order:2026-04-05:turn-11');
  });

  it('follows the one that was read last, where an earlier release gave no turns', () => {
    const other = read('order:2026-04-09', '06');
    expect(name([other, FIRST], { id: 'order:2026-04-09' }).id).toBe('order:2026-04-09');
    expect(name([other, FIRST]).id).toBe('order:2026-04-05:turn-3');
    expect(name([read(null, '05')]).id).toBe('order:2026-04-05:turn-2');
  });
});

describe('a state that is not the first began', () => {
  const began = (more: Partial<BillerEvent>) => name([read('another', '05')], more).occurredAt;

  it('when it was read, or when its biller dates it where that is later', () => {
    expect(began({})).toEqual(NOW);
    expect(began({ occurredAt: at('21') })).toEqual(at('21'));
  });

  it('before the day that it says, where that is over', () => {
    expect(began({ nextChargeAt: at('21') })).toEqual(NOW);
    expect(began({ nextChargeAt: at('15') })).toEqual(new Date(at('15').getTime() - 1));
    expect(began({ nextChargeAt: NOW })).toEqual(new Date(NOW.getTime() - 1));
    expect(began({ nextChargeAt: at('09') })).toEqual(at('10'));
  });
});
