import { useParams } from '@tanstack/react-router';
import { staffCall } from '../api/staff-call.ts';
import { ReleaseOperationsDocument, type ReleaseOperationsQuery } from '../api/staff-operations.generated.ts';
import type { Column } from '../list/data-table.tsx';
import { ListPage } from '../list/list-page.tsx';
import { Moment } from '../list/moment.tsx';
import { operations } from '../messages/operations.ts';

type Row = ReleaseOperationsQuery['releaseOperations'][number];

const texts = operations.releases;
const { operationColumns: headings } = texts;

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    heading: headings.name,
    cell: ({ name }) => <strong>{name === '' ? texts.unnamed : name}</strong>,
    text: ({ name }) => name,
  },
  { id: 'kind', heading: headings.kind, text: ({ kind }) => kind },
  {
    id: 'used',
    heading: headings.used,
    cell: ({ lastUsedAt }) =>
      lastUsedAt === null ? <span className="text-muted">{texts.never}</span> : <Moment at={lastUsedAt} />,
    text: ({ lastUsedAt }) => lastUsedAt,
  },
  {
    id: 'hash',
    heading: headings.hash,
    cell: ({ hash }) => <code className="text-caption text-muted">{hash.slice(0, 12)}</code>,
    text: ({ hash }) => hash,
    isMinor: true,
  },
];

/** What the pages of one release may send, by the name of the operation. */
export function ReleasePage() {
  const { brand = '', release = '' } = useParams({ strict: false }) as { brand?: string; release?: string };
  return (
    <ListPage
      title={`${brand} ${release}`}
      text={texts.operationsText(brand, release)}
      filters={[{ name: 'name', label: headings.name }]}
      columns={columns}
      queryKey={['releases', brand, release]}
      load={async (get) => {
        const { releaseOperations } = await staffCall(ReleaseOperationsDocument, { brand, release });
        const part = get('name')?.toLowerCase() ?? '';
        return { rows: releaseOperations.filter(({ name }) => name.toLowerCase().includes(part)), next: null };
      }}
      keyOf={({ hash }) => hash}
    />
  );
}
