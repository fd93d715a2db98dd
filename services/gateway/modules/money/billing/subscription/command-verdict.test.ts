import { expect, it } from 'vitest';
import { agreementRow } from '../testing/agreement-row.ts';
import { type CommandFacts, verdictOn } from './command-verdict.ts';

type Kind = Parameters<typeof verdictOn>[0]['kind'];
type Changes = Parameters<typeof agreementRow>[0];

const MONEY = { amount: 2_999, refunded: 1_000, under_way: 0, is_reversed: false, is_refunding: true };
const verdict = (kind: Kind, changes: Changes = {}, facts: Partial<CommandFacts> = {}, command: object = {}) =>
  verdictOn({ kind, period: null, part_amount: null, ...command }, agreementRow(changes), {
    money: null,
    isComingBack: false,
    ...facts,
  });
const REPLACED = { replaced_at: new Date('2026-03-10T12:00:00Z') };
const STATES = ['running', 'past-due', 'cancelled', 'ended'] as const;
const byState = (kind: Kind, more: Changes = {}) => STATES.map((status) => verdict(kind, { status, ...more }));

it('another price is said to a biller while a renewal is to come', () => {
  expect(byState('price')).toEqual(['wanted', 'wanted', 'unwanted', 'unwanted']);
  expect(verdict('price', REPLACED)).toBe('unwanted');
});

it('a renewal is tried again while that one fails', () => {
  const retry = (changes: Changes, period: number | null = 2) => verdict('retry', changes, {}, { period });
  const failing = { status: 'past-due', paid_period: 1 } as const;
  expect(retry(failing)).toBe('wanted');
  expect([retry(failing, 1), retry(failing, 3), retry(failing, null)]).toEqual(['unwanted', 'unwanted', 'unwanted']);
  expect(retry({ ...failing, status: 'running' })).toBe('unwanted');
  expect(retry({ ...failing, ...REPLACED })).toBe('unwanted');
});

it('a charge is refunded that was not taken back meanwhile, whatever became of its agreement', () => {
  expect(verdict('refund', REPLACED, { money: MONEY })).toBe('wanted');
  expect(verdict('refund')).toBe('wanted');
  expect(verdict('refund', {}, { money: { ...MONEY, is_reversed: true } })).toBe('unwanted');
});

it('a part is refunded that is not more than what is left', () => {
  const part = (part_amount: number | null, money: CommandFacts['money'] = MONEY) =>
    verdict('part-refund', REPLACED, { money }, { part_amount });
  expect([part(1_999), part(2_000), part(null)]).toEqual(['wanted', 'unwanted', 'wanted']);
  expect(part(1, { ...MONEY, is_reversed: true })).toBe('unwanted');
  expect(part(1, null)).toBe('unwanted');
});

it('an agreement is ended that is over or was replaced, and not while it may come back', () => {
  expect(byState('end')).toEqual(['unwanted', 'unwanted', 'wanted', 'wanted']);
  expect(byState('end', REPLACED)).toEqual(['wanted', 'wanted', 'wanted', 'wanted']);
  const back = (changes: Changes) => verdict('end', changes, { isComingBack: true });
  expect([back({ status: 'cancelled' }), back({ status: 'running' }), back(REPLACED)]).toEqual([
    'not-now',
    'unwanted',
    'wanted',
  ]);
});
