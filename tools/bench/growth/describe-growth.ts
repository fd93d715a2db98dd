import { describePage, GROWTH_PAGES } from './growth-pages.ts';
import type { PageCost } from './measure-pages.ts';

/** Pages that are named in a report, the costliest first. */
const MOST_NAMED = 5;

/** The 95th percentile, in the unit of the values. */
export function slowestTwentieth(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What pages cost in a small network and in a large one, in milliseconds, and which cost most there. */
export function describeGrowth(
  state: string,
  few: readonly (readonly PageCost[])[],
  many: readonly (readonly PageCost[])[],
): readonly string[] {
  const p95 = (costs: readonly (readonly PageCost[])[], measure: keyof PageCost): string =>
    slowestTwentieth(costs.flat().map((cost) => cost[measure])).toFixed(1);
  const middle = (costs: readonly PageCost[] | undefined): number => median((costs ?? []).map(({ worked }) => worked));
  const pages = GROWTH_PAGES.map((page, at) => ({ page, before: middle(few[at]), after: middle(many[at]) }))
    .toSorted((a, b) => b.after - a.after)
    .slice(0, MOST_NAMED);
  return [
    `${state}, p95 of all pages: ${p95(few, 'worked')} ms of CPU time -> ${p95(many, 'worked')} ms, ` +
      `${p95(few, 'elapsed')} ms by the clock -> ${p95(many, 'elapsed')} ms`,
    ...pages.map(
      ({ page, before, after }) =>
        `  ${before.toFixed(1)} ms -> ${after.toFixed(1)} ms of CPU time: ${describePage(page)}`,
    ),
  ];
}
