import { describe, expect, it } from 'vitest';
import type { Language } from '@network/validation/languages.ts';
import { inLanguage } from '../server/serve-languages.ts';
import { formatDate } from './dates.ts';
import { formatDay } from './days.ts';
import { formatList } from './lists.ts';
import { formatAgo, formatMoment } from './moments.ts';
import { formatMoney } from './money.ts';

describe('K08 dates', () => {
  it.each([
    ['2026-03-04', 'long', 'March 04, 2026'],
    ['2026-03-04', 'short', 'Mar 04, 2026'],
    ['2026-12-31T23:59:59Z', 'long', 'December 31, 2026'],
    ['2026-12-31T23:30:00-02:00', 'short', 'Jan 01, 2027'],
    ['nonsense', 'long', ''],
  ] as const)('%s reads %s as %s', (iso, style, text) => expect(formatDate(iso, style)).toBe(text));

  it('of memberships name their zone', () => {
    expect([formatDay('2026-12-31T23:59:59Z'), formatDay('nonsense')]).toEqual(['December 31, 2026 (UTC)', '']);
  });
});

describe('moments', () => {
  it.each([
    ['2026-11-22T07:05:30Z', undefined, 'Nov 22, 2026, 7:05 AM UTC'],
    ['2026-11-22T00:05:00Z', 'UTC', 'Nov 22, 2026, 12:05 AM UTC'],
    ['2026-11-22T23:30:00Z', 'Europe/Berlin', 'Nov 23, 2026, 12:30 AM GMT+1'],
    ['2026-07-01T02:00:00Z', 'America/New_York', 'Jun 30, 2026, 10:00 PM EDT'],
    ['nonsense', undefined, ''],
  ] as const)('%s in %s reads %s', (iso, zone, text) => expect(formatMoment(iso, zone)).toBe(text));
});

describe('how long ago', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  it.each([
    ['2026-11-22T11:59:01Z', { kind: 'now' }],
    ['2026-11-22T12:30:00Z', { kind: 'now' }],
    ['2026-11-22T11:59:00Z', { kind: 'span', text: '1 minute ago' }],
    ['2026-11-22T11:00:01Z', { kind: 'span', text: '59 minutes ago' }],
    ['2026-11-22T11:00:00Z', { kind: 'span', text: '1 hour ago' }],
    ['2026-11-21T12:00:01Z', { kind: 'span', text: '23 hours ago' }],
    ['2026-11-21T12:00:00Z', { kind: 'span', text: '1 day ago' }],
    ['2026-11-15T12:00:01Z', { kind: 'span', text: '6 days ago' }],
    ['2026-11-15T12:00:00Z', { kind: 'day' }],
    ['nonsense', { kind: 'day' }],
  ] as const)('%s is written as %o', (iso, expected) => expect(formatAgo(iso, now)).toEqual(expected));
});

describe('in another language', () => {
  const speaking = <Result>(language: Language, run: () => Result): Result => inLanguage({ language, prefix: '' }, run);

  it.each([
    ['de', '4. März 2026', '4. März 2026', 'vor 1 Stunde'],
    ['es', '4 de marzo de 2026', '4 mar 2026', 'hace 1 hora'],
  ] as const)('%s has its own dates', (language, long, short, ago) =>
    speaking(language, () => {
      expect([formatDate('2026-03-04'), formatDate('2026-03-04', 'short')]).toEqual([long, short]);
      const now = Date.parse('2026-11-22T12:00:00Z');
      expect(formatAgo('2026-11-22T11:00:00Z', now)).toEqual({ kind: 'span', text: ago });
      expect(formatMoment('2026-11-22T07:05:30Z')).toContain('7:05');
    }),
  );

  it('has its own prices and lists', () => {
    const price = () => formatMoney({ amount: 123_456, currency: 'USD' }).replace('\u00A0', ' ');
    const list = () => formatList(['A', 'B', 'C']);
    expect([speaking('de', price), speaking('en', price)]).toEqual(['1.234,56 $', '$1,234.56']);
    expect([speaking('de', list), speaking('es', list), list()]).toEqual(['A, B und C', 'A, B y C', 'A, B, and C']);
  });
});
