import { Badge } from '@network/ui/badge/badge.tsx';
import { staffCall } from '../api/staff-call.ts';
import { ReleasesDocument, type ReleasesQuery } from '../api/staff-operations.generated.ts';
import type { Column } from '../list/data-table.tsx';
import { ListPage } from '../list/list-page.tsx';
import { operations } from '../messages/operations.ts';

type Row = ReleasesQuery['releases'][number];

const texts = operations.releases;
const { columns: headings } = texts;
const stateOf = ({ retiredAt, isActive }: Row): 'active' | 'live' | 'retired' =>
  retiredAt !== null ? 'retired' : isActive ? 'active' : 'live';
const TONES = { active: 'success', live: 'outline', retired: 'neutral' } as const;

const columns: readonly Column<Row>[] = [
  { id: 'release', heading: headings.release, text: ({ release }) => release },
  { id: 'brand', heading: headings.brand, text: ({ brand }) => brand },
  {
    id: 'state',
    heading: headings.state,
    cell: (row) => <Badge tone={TONES[stateOf(row)]}>{texts[stateOf(row)]}</Badge>,
    text: stateOf,
  },
  { id: 'operations', heading: headings.operations, text: (row) => row.operations, as: 'count' },
  { id: 'own', heading: headings.own, text: ({ ownOperations }) => ownOperations, as: 'count', isMinor: true },
  { id: 'used', heading: headings.used, text: ({ ownLastUsedAt }) => ownLastUsedAt, as: 'moment', isMinor: true },
  { id: 'registered', heading: headings.registered, text: ({ registeredAt }) => registeredAt, as: 'moment' },
];

/** The releases of brands; each leads to what its pages may send. */
export function ReleasesPage() {
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      filters={[
        { name: 'brand', label: headings.brand },
        { name: 'show', label: texts.show, options: [{ value: 'all', label: texts.all }] },
      ]}
      columns={columns}
      queryKey={['releases']}
      load={async (get) => {
        const { releases } = await staffCall(ReleasesDocument, { all: get('show') === 'all' });
        const brand = get('brand');
        return { rows: releases.filter((row) => brand === null || row.brand === brand), next: null };
      }}
      keyOf={({ brand, release }) => `${brand} ${release}`}
      hrefOf={({ brand, release }) => `/releases/${brand}/${encodeURIComponent(release)}`}
    />
  );
}
