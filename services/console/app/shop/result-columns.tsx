import { Badge } from '@network/ui/badge/badge.tsx';
import type { ExperimentRunQuery } from '../api/staff-operations.generated.ts';
import { IntervalBar } from '../charts/interval-bar.tsx';
import type { Column } from '../list/data-table.tsx';
import { experiments as texts } from '../messages/experiments.ts';

type Result = NonNullable<ExperimentRunQuery['experimentRun']>['variants'][number];
type Rate = Result['goalRate'];

const { results: own, columns: headings } = texts;
const number = new Intl.NumberFormat('en-GB');

/** The columns of results: each rate with its interval, drawn on one scale for all variants. */
export function resultColumns(experiment: string, variants: readonly Result[]): readonly Column<Result>[] {
  return [
    {
      id: 'variant',
      heading: headings.variant,
      cell: ({ variant, isControl }) => (
        <strong>{isControl ? own.control : texts.variantName(experiment, variant)}</strong>
      ),
      text: ({ variant, isControl }) => (isControl ? own.control : variant),
    },
    {
      id: 'visits',
      heading: headings.visits,
      cell: ({ visits }) => <span className="tabular-nums">{number.format(visits)}</span>,
      text: ({ visits }) => visits,
    },
    rateColumn('goals', ({ goalRate }) => goalRate, variants),
    {
      id: 'difference',
      heading: headings.difference,
      cell: ({ difference, visits }) =>
        difference === null || visits === 0 ? '–' : <Interval rate={difference} textOf={own.points} />,
      text: ({ difference }) => (difference === null ? null : own.points(difference.value)),
    },
    rateColumn('declines', ({ declineRate }) => declineRate, variants),
    rateColumn('errors', ({ errorRate }) => errorRate, variants),
    rateColumn(
      'refunds',
      ({ refundRate }) => refundRate,
      variants,
      ({ purchases }) => purchases,
    ),
    {
      id: 'guard',
      heading: headings.guard,
      cell: ({ isControl, broken }) => (isControl ? '–' : <Guards broken={broken} />),
      text: ({ broken }) => broken.map(own.guard).join(', '),
    },
  ];
}

function rateColumn(
  id: 'goals' | 'declines' | 'errors' | 'refunds',
  rateOf: (result: Result) => Rate,
  variants: readonly Result[],
  /** What it is a part of. */
  wholeOf: (result: Result) => number = ({ visits }) => visits,
): Column<Result> {
  const most = Math.max(...variants.filter((each) => wholeOf(each) > 0).map((each) => rateOf(each).high), 0);
  return {
    id,
    heading: headings[id],
    cell: (result) => {
      if (wholeOf(result) === 0) return '–';
      const rate = rateOf(result);
      return (
        <span className="flex flex-col gap-1">
          <Interval rate={rate} textOf={own.percent} />
          <IntervalBar {...rate} most={most} />
        </span>
      );
    },
    text: (result) => result[id],
  };
}

function Interval({ rate: { low, value, high }, textOf }: { rate: Rate; textOf: (value: number) => string }) {
  return (
    <span className="flex flex-col whitespace-nowrap tabular-nums">
      {textOf(value)}
      <span className="text-caption text-muted">{own.interval(textOf(low), textOf(high))}</span>
    </span>
  );
}

function Guards({ broken }: { broken: readonly string[] }) {
  if (broken.length === 0) return own.guardsFine;
  return (
    <span className="flex flex-wrap gap-1">
      {broken.map((guard) => (
        <Badge key={guard} tone="danger">
          {own.guard(guard)}
        </Badge>
      ))}
    </span>
  );
}
