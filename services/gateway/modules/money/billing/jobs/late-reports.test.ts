import { expect, it } from 'vitest';
import { LONGEST_WAIT_MS, PAGE_LIFE_MS } from '../orders/page-life.ts';
import { mayBeReportedLate, OVERLAP_MS } from './late-reports.ts';

const OPENED = new Date('2026-03-02T12:00:00Z');
const END = OPENED.getTime() + PAGE_LIFE_MS;
const late = (at: number, readUntil: number | null = null) =>
  mayBeReportedLate({ openedAt: OPENED, readUntil: readUntil === null ? null : new Date(readUntil) }, new Date(at));

it('a payment may be unknown from the end of its page on, for a week', () => {
  expect([late(END - 1), late(END)]).toEqual([false, true]);
  expect([late(END + LONGEST_WAIT_MS), late(END + LONGEST_WAIT_MS + 1)]).toEqual([true, false]);
});

it('a payment is known once the list was read two hours beyond the end of its page', () => {
  expect(OVERLAP_MS).toBe(7_200_000);
  expect([late(END, END + OVERLAP_MS - 1), late(END, END + OVERLAP_MS)]).toEqual([true, false]);
});
