import { useSession } from '../layout/use-session.ts';
import { type Column, DataTable } from '../list/data-table.tsx';
import { slots } from '../messages/slots.ts';
import { may } from '../session/session.ts';
import type { Slot, SlotDeal } from './deal-slot.tsx';
import { nameColumn, priceColumn } from './slot-columns.tsx';

const texts = slots.oneClickDeals;

/** The id of its heading. */
export const ONE_CLICK_DEALS = 'one-click-deals';

/** The running deals of any slot that members buy with one click, by name, with the billers that charge them. */
export function OneClickDeals({ slots: all }: { slots: readonly Slot[] }) {
  const mayRead = may(useSession(), 'content:read');
  const sold = all
    .flatMap(({ deals }) => deals)
    .filter(({ state, billers }) => state === 'RUNNING' && billers.length > 0);
  const rows = [...new Map(sold.map((deal) => [deal.id, deal])).values()].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );
  return (
    <section className="flex flex-col gap-3">
      <h2 id={ONE_CLICK_DEALS} className="type-display text-title-4">
        {texts.title}
      </h2>
      <p className="text-small text-muted">{texts.text}</p>
      {rows.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <DataTable
          label={texts.title}
          columns={[nameColumn(mayRead), priceColumn, billersColumn]}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
    </section>
  );
}

const billersColumn: Column<SlotDeal> = {
  id: 'billers',
  heading: texts.billers,
  cell: ({ billers }) => billers.join(', '),
  text: ({ billers }) => billers.join(', '),
};
