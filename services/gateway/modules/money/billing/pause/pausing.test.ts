import { describe, expect, it } from 'vitest';
import { agreementRow } from '../testing/agreement-row.ts';
import { isPausable, isRenewing, isResumable } from './pausing.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const REPLACED = { replaced_at: new Date('2026-03-09T12:00:00Z') };
const PAUSED = { paused_from: new Date('2026-04-02T12:00:00Z'), anchor_at: new Date('2026-05-02T12:00:00Z') };
const OWN = { type: 'member', isTandem: false } as const;

describe('L25 a membership can be paused', () => {
  it('while it is paid, renews, and its biller moves renewals', () => {
    expect(isPausable(OWN, agreementRow(), { movesRenewals: true }, NOW)).toBe(true);
  });

  it.each([
    ['a trial', { type: 'trial' }],
    ['a membership that comes with another one', { isTandem: true }],
  ] as const)('but not %s', (_what, changes) => {
    expect(isPausable({ ...OWN, ...changes }, agreementRow(), { movesRenewals: true }, NOW)).toBe(false);
  });

  it('but not at a biller that can’t move its renewal', () => {
    expect(isPausable(OWN, agreementRow(), { movesRenewals: false }, NOW)).toBe(false);
  });

  it.each([
    ['its last charge failed', { status: 'past-due' }],
    ['it was cancelled', { status: 'cancelled' }],
    ['another purchase has taken its place', REPLACED],
    ['it ends after its first period', { period_months: null }],
    ['it is paused already', PAUSED],
    ['another plan begins with the renewal', { next_plan_id: 'year', next_months: 12 }],
  ] as const)('but not when %s', (_what, changes) => {
    expect(isPausable(OWN, agreementRow(changes), { movesRenewals: true }, NOW)).toBe(false);
  });

  it('until two hours before the renewal that is next, which may be under way by then', () => {
    const renewed = agreementRow({ paid_period: 1 });
    const at = (now: string): boolean => isPausable(OWN, renewed, { movesRenewals: true }, new Date(now));
    expect([at('2026-05-02T09:59:59Z'), at('2026-05-02T10:00:00Z')]).toEqual([true, false]);
  });
});

describe('L25 a pause can be ended', () => {
  it('before it begins, and until it is over', () => {
    const at = (now: string): boolean => isResumable(agreementRow(PAUSED), new Date(now));
    expect([at('2026-03-10T12:00:00Z'), at('2026-05-02T11:59:59Z')]).toEqual([true, true]);
    expect(at('2026-05-02T12:00:00Z')).toBe(false);
  });

  it('unless there is none, or the membership no longer renews', () => {
    expect(isResumable(agreementRow(), NOW)).toBe(false);
    expect(isResumable(agreementRow({ ...PAUSED, status: 'cancelled' }), NOW)).toBe(false);
  });
});

it('an agreement that is charged again and whose last charge succeeded renews', () => {
  const answers = [{}, { status: 'past-due' }, { status: 'ended' }, REPLACED, { period_months: null }] as const;
  expect(answers.map((changes) => isRenewing(agreementRow(changes)))).toEqual([true, false, false, false, false]);
});
