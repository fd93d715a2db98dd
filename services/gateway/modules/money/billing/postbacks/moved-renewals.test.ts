import { describe, expect, it } from 'vitest';
import { agreementRow } from '../testing/agreement-row.ts';
import { renewalPeriod } from '../subscription/agreement.ts';
import { nextCharge, renewalsFrom } from './moved-renewals.ts';

const EXPECTED = new Date('2026-04-02T18:00:00Z');
const CHARGED = new Date('2026-03-02T18:00:00Z');
const next = (nextChargeAt: string | undefined, occurredAt = CHARGED) =>
  nextCharge(
    { occurredAt, nextChargeAt: nextChargeAt === undefined ? undefined : new Date(nextChargeAt) },
    EXPECTED,
  ).toISOString();

describe('the next charge', () => {
  it('is the expected one where its biller says nothing', () => expect(next(undefined)).toBe(EXPECTED.toISOString()));

  it('is at the agreed hour of the day that its biller says, sooner or later', () => {
    expect(next('2026-04-02T12:00:00Z')).toBe(EXPECTED.toISOString());
    expect(next('2026-04-03T12:00:00Z')).toBe('2026-04-03T18:00:00.000Z');
    expect(next('2026-04-01T12:00:00Z')).toBe('2026-04-01T18:00:00.000Z');
  });

  it('is the expected one where its biller says a time before the charge, or that of the charge', () => {
    const charged = new Date('2026-04-20T12:00:00Z');
    expect(next('2026-04-20T12:00:00Z', charged)).toBe(EXPECTED.toISOString());
    expect(next('2026-04-19T12:00:00Z', charged)).toBe(EXPECTED.toISOString());
    expect(next('2026-04-21T12:00:00Z', charged)).toBe('2026-04-21T18:00:00.000Z');
  });

  it('is up to a year and a day later', () => {
    expect(next('2027-04-03T12:00:00Z')).toBe('2027-04-03T18:00:00.000Z');
    expect(next('2027-04-04T12:00:00Z')).toBe(EXPECTED.toISOString());
  });
});

it('renewals follow the one that is moved, and a pause before it is over', () => {
  const moved = { ...agreementRow({ paused_from: CHARGED }), ...renewalsFrom(3, EXPECTED) };
  expect(moved.paused_from).toBeNull();
  expect(renewalPeriod(moved, 3)).toEqual({ from: EXPECTED, until: new Date('2026-05-02T18:00:00Z') });
});
