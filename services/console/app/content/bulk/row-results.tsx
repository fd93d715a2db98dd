import type { BulkRowWholeFragment } from '../../api/staff-operations.generated.ts';
import type { ContentKind } from '../../api/staff-types.generated.ts';
import { type Column, DataTable } from '../../list/data-table.tsx';
import { bulk as texts } from '../../messages/bulk.ts';
import { sectionOfKind } from '../content-sections.ts';

const resultText = ({ outcome, problem }: BulkRowWholeFragment): string =>
  problem === null ? texts.outcomes[outcome] : `${texts.outcomes[outcome]}: ${problem}`;

const columns: readonly Column<BulkRowWholeFragment>[] = [
  { id: 'title', heading: texts.columns.title, text: ({ title }) => title },
  {
    id: 'outcome',
    heading: texts.columns.problem,
    text: resultText,
    cell: (row) => <span className={row.outcome === 'refused' ? 'text-danger' : 'text-muted'}>{resultText(row)}</span>,
  },
];

export interface RowResultsProps {
  readonly label: string;
  readonly kind: ContentKind;
  readonly rows: readonly BulkRowWholeFragment[];
}

/** What became of each thing, with the way to it. */
export function RowResults({ label, kind, rows }: RowResultsProps) {
  const { path } = sectionOfKind(kind);
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `${path}/${encodeURIComponent(id)}`}
    />
  );
}
