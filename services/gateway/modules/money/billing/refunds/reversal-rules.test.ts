import { describe, expect, it } from 'vitest';
import { flagged } from '../postbacks/applied.ts';
import { knownReversal, newReversal, type Recorded, type ReportedReversal, type Reversals } from './reversal-rules.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const BEFORE = new Date('2026-03-09T12:00:00Z');
const LATER = new Date('2026-03-11T12:00:00Z');
const CHARGE = { amount: 2_999 };
const WRONG = flagged('wrong-amount');

const recorded = (more: Partial<Recorded> = {}): Recorded => ({
  kind: 'refund',
  amount: 1_000,
  transaction_id: 'part',
  occurred_at: BEFORE,
  ...more,
});
const NOTHING: Reversals = { whole: null, parts: [] };
const WITH_PART: Reversals = { whole: null, parts: [recorded()] };
const refundedWhole: Reversals = { whole: recorded({ amount: 2_999, transaction_id: 'whole' }), parts: [] };
const chargedBack = (amount = 2_999, parts: readonly Recorded[] = []): Reversals => ({
  whole: recorded({ kind: 'chargeback', amount, transaction_id: 'whole' }),
  parts,
});
const decide = (kind: ReportedReversal['kind'], amount: number, known: Reversals = NOTHING) =>
  newReversal(CHARGE, known, { kind, amount, occurredAt: NOW });
const part = { isWhole: false, isNew: true, isSecond: false, at: NOW };
const whole = { isWhole: true, isNew: true, isSecond: false, at: NOW };
const second = { ...whole, isNew: false, isSecond: true };

describe('a refund', () => {
  it('of all that was charged takes the charge back', () => expect(decide('refund', 2_999)).toEqual(whole));

  it('of less is a part, and the charge stands', () => {
    expect(decide('refund', 2_998)).toEqual(part);
    expect(decide('refund', 1)).toEqual(part);
    expect(decide('refund', 1_998, WITH_PART)).toEqual(part);
  });

  it('of all that parts have left takes the charge back, when the last of them was made', () => {
    expect(decide('refund', 1_999, WITH_PART)).toEqual(whole);
    const later = { whole: null, parts: [recorded({ occurred_at: LATER }), recorded({ amount: 999 })] };
    expect(decide('refund', 1_000, later)).toEqual({ ...whole, at: LATER });
  });

  it.each([
    ['of nothing', 0, NOTHING],
    ['of more than was charged', 3_000, NOTHING],
    ['of more than parts have left', 2_000, WITH_PART],
    ['of the whole charge beside a part', 2_999, WITH_PART],
    ['of a part of what a refund took back', 1_000, refundedWhole],
  ])('%s is looked at by a person, and books nothing', (_what, amount, known) =>
    expect(decide('refund', amount, known)).toEqual(WRONG),
  );

  it('of a part that was made before its bank took the whole charge back is booked beside that', () => {
    expect(decide('refund', 1_000, chargedBack())).toEqual(part);
    // The bank took back what was left, so that no other part can have been refunded.
    expect(decide('refund', 500, chargedBack(1_999, [recorded()]))).toEqual(WRONG);
  });
});

describe('a void or a chargeback', () => {
  it.each(['void', 'chargeback'] as const)('takes the charge back, or what is left of it, by a %s', (kind) => {
    expect(decide(kind, 2_999)).toEqual(whole);
    expect(decide(kind, 1_999, WITH_PART)).toEqual(whole);
    expect(decide(kind, 2_999, WITH_PART)).toEqual(whole);
  });

  it('happened when it was made, whatever part was refunded later', () => {
    const later = { whole: null, parts: [recorded({ occurred_at: LATER })] };
    expect(decide('chargeback', 2_999, later)).toEqual(whole);
  });

  it('of less than is left waits for the part that is missing', () => {
    expect(decide('chargeback', 1_000)).toEqual(flagged('less-than-the-rest'));
    expect(decide('void', 2_998)).toEqual(flagged('less-than-the-rest'));
  });

  it.each([
    ['nothing', 0, NOTHING],
    ['more than was charged', 3_000, NOTHING],
    ['neither the charge nor what is left of it', 2_500, WITH_PART],
  ])('of %s is looked at by a person', (_what, amount, known) =>
    expect(decide('chargeback', amount, known)).toEqual(WRONG),
  );

  it('of a charge that was taken back before is a second one, and books nothing', () => {
    expect(decide('chargeback', 2_999, refundedWhole)).toEqual(second);
    expect(decide('refund', 2_999, chargedBack())).toEqual(second);
  });
});

describe('a reversal that is reported again', () => {
  const known = { whole: recorded({ amount: 1_999, transaction_id: 'rest' }), parts: [recorded()] };
  const again = (transactionId: string, amount: number, all: Reversals = known) =>
    knownReversal(all, { transactionId, amount });

  it('is what it was, and books nothing', () => {
    expect(again('part', 1_000)).toEqual({ isWhole: false, isNew: false, isSecond: false, at: BEFORE });
    expect(again('rest', 1_999)).toEqual({ isWhole: true, isNew: false, isSecond: false, at: BEFORE });
    expect(again('part', 1_000, WITH_PART)).toMatchObject({ isWhole: false });
  });

  it('took the charge back when the last part was made', () => {
    const late = { ...known, parts: [recorded({ occurred_at: LATER })] };
    expect(again('rest', 1_999, late)).toMatchObject({ at: LATER });
  });

  it('at another amount is looked at by a person', () => {
    expect(again('part', 999)).toEqual(WRONG);
    expect(again('rest', 2_999)).toEqual(WRONG);
  });

  it('is none under another number', () => {
    expect(again('other', 1_000)).toBeNull();
    expect(again('other', 1_000, NOTHING)).toBeNull();
  });
});
