import { Disclosure } from '@network/ui/disclosure/disclosure.tsx';
import { staffCall } from '../api/staff-call.ts';
import { AuditDocument, type AuditQuery } from '../api/staff-operations.generated.ts';
import type { Column } from '../list/data-table.tsx';
import { ListPage } from '../list/list-page.tsx';
import { Moment } from '../list/moment.tsx';
import { words } from '../messages/words.ts';

type Entry = AuditQuery['audit']['entries'][number];

const PAGE_SIZE = 50;
const { audit: texts } = words;
const FILTERS = ['actor', 'action', 'entityKind', 'entityId'] as const;

/** What was there before in red, what is there after in green; nothing where an entry has neither. */
function Change({ before, after }: Pick<Entry, 'before' | 'after'>) {
  if (before === null && after === null) return null;
  const pretty = (json: string | null) => (json === null ? null : JSON.stringify(JSON.parse(json), null, 2));
  return (
    <Disclosure summary={texts.details}>
      <pre className="max-h-80 max-w-120 overflow-auto text-caption text-danger">{pretty(before)}</pre>
      <pre className="max-h-80 max-w-120 overflow-auto text-caption text-success">{pretty(after)}</pre>
    </Disclosure>
  );
}

const columns: readonly Column<Entry>[] = [
  { id: 'at', heading: texts.columns.at, cell: ({ at }) => <Moment at={at} /> },
  { id: 'actor', heading: texts.columns.actor, cell: ({ actor }) => actor },
  { id: 'action', heading: texts.columns.action, cell: ({ action }) => <code className="text-small">{action}</code> },
  {
    id: 'entity',
    heading: texts.columns.entity,
    cell: ({ entityKind, entityId }) => (
      <span>
        {entityKind} <code className="text-small break-all text-muted">{entityId}</code>
      </span>
    ),
  },
  { id: 'change', heading: texts.columns.change, cell: (entry) => <Change {...entry} /> },
];

/** The audit of staff, filtered by person, action and item. */
export function AuditPage() {
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      filters={FILTERS.map((name) => ({ name, label: texts.filters[name] }))}
      columns={columns}
      queryKey={['audit']}
      load={async (get, after) => {
        const filter = Object.fromEntries(FILTERS.map((name) => [name, get(name)]));
        const { audit } = await staffCall(AuditDocument, {
          filter,
          after: after === null ? null : Number(after),
          first: PAGE_SIZE,
        });
        return { rows: audit.entries, next: audit.next === null ? null : String(audit.next) };
      }}
      keyOf={({ sequence }) => String(sequence)}
    />
  );
}
