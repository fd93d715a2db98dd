import { Badge } from '@network/ui/badge/badge.tsx';
import type { DiscountsQuery } from '../api/staff-operations.generated.ts';
import type { Column } from '../list/data-table.tsx';
import { Moment } from '../list/moment.tsx';
import { Sum } from '../list/sum.tsx';
import { discounts as texts } from '../messages/discounts.ts';
import { CodeName } from './code-name.tsx';

export type DiscountRow = DiscountsQuery['discounts']['discounts'][number];

const { columns: headings, states } = texts;

/** What a discount is, and what became of it. */
export const discountColumns: readonly Column<DiscountRow>[] = [
  { id: 'name', heading: headings.name, cell: ({ name }) => <CodeName name={name} />, text: ({ name }) => name },
  {
    id: 'worth',
    heading: headings.worth,
    cell: ({ kind, worth, currency }) =>
      kind === 'PERCENT' || currency === null ? texts.percent(worth) : <Sum minorUnits={worth} currency={currency} />,
    text: ({ kind, worth, currency }) => (kind === 'PERCENT' ? texts.percent(worth) : `${worth} ${currency}`),
  },
  {
    id: 'code',
    heading: headings.code,
    cell: ({ code, codes }) =>
      code === null ? texts.codes(codes) : <code className="block min-w-26 break-all">{code}</code>,
    text: ({ code, codes }) => code ?? texts.codes(codes),
  },
  { id: 'state', heading: headings.state, cell: (row) => <State {...row} />, text: ({ state }) => state },
  {
    id: 'for',
    heading: headings.for,
    cell: (row) => <span className="block min-w-48">{scopeOf(row)}</span>,
    text: scopeOf,
    isMinor: true,
  },
  {
    id: 'used',
    heading: headings.used,
    cell: ({ used, reserved, codes, usesEach }) => (
      <span className="tabular-nums">
        {texts.used(used, usesEach === null ? null : usesEach * codes)}
        {reserved > 0 ? <span className="block text-muted">{texts.reserved(reserved)}</span> : null}
      </span>
    ),
    text: ({ used }) => used,
  },
  {
    id: 'discounted',
    heading: headings.discounted,
    cell: ({ discounted }) =>
      discounted.length === 0
        ? '–'
        : discounted.map(({ currency, amount }) => (
            <span key={currency} className="block">
              <Sum minorUnits={amount} currency={currency} />
            </span>
          )),
    text: ({ discounted }) => discounted.map(({ currency, amount }) => `${amount} ${currency}`).join(', '),
  },
  {
    id: 'by',
    heading: headings.by,
    text: ({ createdBy }) => createdBy,
    isMinor: true,
  },
  { id: 'at', heading: headings.at, text: ({ createdAt }) => createdAt, as: 'moment', isMinor: true },
];

/** The columns for a person who may see no code. */
export const columnsWithoutCodes: readonly Column<DiscountRow>[] = discountColumns.filter(({ id }) => id !== 'code');

function scopeOf({ plans, brands }: DiscountRow): string {
  return [...(brands ?? []), ...(plans ?? [])].join(', ') || texts.everything;
}

function State({ state, startsAt, endsAt }: DiscountRow) {
  if (state === 'STOPPED') return <Badge tone="danger">{states.stopped}</Badge>;
  if (state === 'WAITS') return <Badge tone="accent">{states.waits}</Badge>;
  if (state === 'ENDED') return <Badge>{states.ended}</Badge>;
  const [word, at] = state === 'NOT_YET' ? [states.from, startsAt] : [states.until, endsAt];
  if (at === null) return <Badge tone="success">{states.open}</Badge>;
  return (
    <span>
      {word} <Moment at={at} />
    </span>
  );
}
