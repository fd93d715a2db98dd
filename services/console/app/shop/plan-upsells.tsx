import type { DealSlotsQuery, PlanWholeFragment } from '../api/staff-operations.generated.ts';
import { type Column, DataTable } from '../list/data-table.tsx';
import { Sum } from '../list/sum.tsx';
import { shop } from '../messages/shop.ts';
import { slots } from '../messages/slots.ts';

type Upsell = NonNullable<DealSlotsQuery['planUpsells']>[number];

const texts = slots.upsells;
const { columns: headings } = texts;
/** Plans have prices in one currency. */
const CURRENCY = 'USD';

/** The id of its heading. */
export const PLAN_UPSELLS = 'plan-upsells';

/** What members of a plan are offered to change to. */
export function PlanUpsells({ upsells }: { upsells: readonly Upsell[] }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 id={PLAN_UPSELLS} className="type-display text-title-4">
        {texts.title}
      </h2>
      <p className="text-small text-muted">{texts.text}</p>
      {upsells.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <DataTable
          label={texts.title}
          columns={columns}
          rows={upsells}
          keyOf={({ kind, from, to }) => `${kind} ${from.id} ${to.id}`}
        />
      )}
    </section>
  );
}

function planText({ product, kind, isPortalOffer }: PlanWholeFragment): string {
  const name = texts.plan(product, shop.plans.kinds[kind] ?? kind);
  return isPortalOffer ? `${name} (${texts.portal})` : name;
}

const columns: readonly Column<Upsell>[] = [
  {
    id: 'kind',
    heading: headings.kind,
    cell: ({ kind }) => <strong className="whitespace-nowrap">{texts.kinds[kind].name}</strong>,
    text: ({ kind }) => texts.kinds[kind].name,
  },
  { id: 'from', heading: headings.from, cell: ({ from }) => planText(from), text: ({ from }) => planText(from) },
  { id: 'to', heading: headings.to, cell: ({ to }) => planText(to), text: ({ to }) => planText(to) },
  {
    id: 'charged',
    heading: headings.charged,
    cell: ({ charged }) => <Sum minorUnits={charged} currency={CURRENCY} />,
    text: ({ charged }) => charged,
    isAmount: true,
  },
  {
    id: 'later',
    heading: headings.later,
    cell: ({ to }) => (
      <>
        <Sum minorUnits={to.rebillPrice} currency={CURRENCY} />{' '}
        <span className="text-small text-muted">{shop.plans.every(to.rebillMonths)}</span>
      </>
    ),
    text: ({ to }) => to.rebillPrice,
  },
  {
    id: 'where',
    heading: headings.where,
    cell: ({ kind }) => <span className="text-small text-muted">{texts.kinds[kind].where}</span>,
    text: ({ kind }) => texts.kinds[kind].where,
    isMinor: true,
  },
];
