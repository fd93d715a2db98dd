import { describe, expect, it } from 'vitest';
import { somePlans } from '../testing/story-samples.ts';
import { methodText } from './payment-methods.ts';
import { billedBy, optionCharges } from './plan-option.ts';

const month = somePlans.find(({ kind, isMultisite }) => kind === 'MONTH' && !isMultisite);
if (!month) throw new Error('There is no plan.');
const plan = { ...month, laterAt: '2026-12-21T00:00:00Z' };
const inDays = { every: 30, laterAt: '2026-12-20T00:00:00Z', firstDays: null };
const byDays = { id: 'ccbill', name: 'CCBill', isNative: false, countsDays: true };
const byMonths = { ...byDays, id: 'epoch', name: 'Epoch', countsDays: false };

describe('a plan as one biller charges it', () => {
  it('says every thirty days, and the day of the biller, where it counts days', () => {
    const text = optionCharges(billedBy({ ...plan, inDays }, byDays));
    expect(text).toContain('every 30 days');
    expect(text).toContain('December 20, 2026 (UTC)');
  });

  it.each([
    ['one that counts months', byMonths],
    ['none that is chosen yet', null],
  ])('says every month by %s', (_name, biller) => {
    const text = optionCharges(billedBy({ ...plan, inDays }, biller));
    expect(text).toContain('every month');
    expect(text).toContain('December 21, 2026 (UTC)');
  });

  it('says it of the renewals after a trial as well', () => {
    const trial = { ...plan, kind: 'TRIAL', firstDays: 2, inDays: { ...inDays, firstDays: 2 } } as const;
    expect(optionCharges(billedBy(trial, byDays))).toContain('every 30 days from December 20, 2026 (UTC)');
    expect(optionCharges(billedBy(trial, byMonths))).toContain('a month from December 21, 2026 (UTC)');
  });

  it('says beside the way to pay after how many days the plan renews there, also for who reads it without scripts', () => {
    const textOf = (biller: typeof byDays, option: typeof plan) => methodText({ kind: 'website', biller }, option);
    expect(textOf(byDays, { ...plan, inDays })).toContain('1 month: renews there every 30 days.');
    const year = { ...plan, kind: 'YEAR', inDays: { ...inDays, every: 365 } } as const;
    expect(textOf(byDays, year)).toContain('1 year: renews there every 365 days.');
    expect(textOf(byDays, year)).not.toContain('30 days');
    expect(textOf(byDays, { ...plan, inDays: null })).not.toContain('days');
    expect(textOf(byMonths, { ...plan, inDays })).not.toContain('days');
  });
});
