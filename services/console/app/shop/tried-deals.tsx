import { Badge } from '@network/ui/badge/badge.tsx';
import type { MemberOffersQuery } from '../api/staff-operations.generated.ts';
import { type Column, DataTable } from '../list/data-table.tsx';
import { shop } from '../messages/shop.ts';

type Deal = NonNullable<MemberOffersQuery['memberDeals']>[number];

const texts = shop.trying.deals;
const { columns: headings } = texts;

/** Partners' deals with their places: those that the member would be shown first. */
export function TriedDeals({ deals }: { deals: readonly Deal[] }) {
  const rows = deals.toSorted((one, other) => Number(other.isShown) - Number(one.isShown));
  return (
    <section className="flex flex-col gap-3">
      <h2 className="type-display text-title-4">{texts.title}</h2>
      {rows.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <DataTable label={texts.title} columns={columns} rows={rows} keyOf={({ id }) => id} />
      )}
    </section>
  );
}

function rankColumn(name: 'carouselRank' | 'interstitialRank' | 'listingRank'): Column<Deal> {
  return {
    id: name,
    heading: headings[name],
    text: ({ [name]: rank }) => rank,
    cell: ({ [name]: rank }) => <span className="tabular-nums">{rank ?? '–'}</span>,
    isMinor: name !== 'listingRank',
  };
}

const columns: readonly Column<Deal>[] = [
  { id: 'name', heading: headings.name, text: ({ name }) => name, cell: ({ name }) => <strong>{name}</strong> },
  { id: 'partner', heading: headings.partner, text: ({ partner }) => partner, isMinor: true },
  rankColumn('carouselRank'),
  rankColumn('interstitialRank'),
  rankColumn('listingRank'),
  {
    id: 'sale',
    heading: headings.sale,
    text: ({ isOneClick }) => (isOneClick ? texts.oneClick : texts.atPartner),
    cell: ({ isOneClick }) => (
      <span className="whitespace-nowrap">{isOneClick ? texts.oneClick : texts.atPartner}</span>
    ),
  },
  {
    id: 'result',
    heading: headings.result,
    text: ({ isShown, audience }) => (isShown ? texts.shown : texts.audiences[audience]),
    cell: ({ isShown, audience }) =>
      isShown ? (
        <Badge tone="success">{texts.shown}</Badge>
      ) : (
        <span className="text-muted">{texts.audiences[audience]}</span>
      ),
  },
];
