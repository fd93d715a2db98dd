import type { BulkChangeWholeFragment } from '../../api/staff-operations.generated.ts';
import type { ContentKind } from '../../api/staff-types.generated.ts';
import { type Column, DataTable } from '../../list/data-table.tsx';
import { bulk as texts } from '../../messages/bulk.ts';
import { labelOfField } from '../content-field.ts';
import { sectionOfKind } from '../content-sections.ts';

type Worth = BulkChangeWholeFragment['worth'][number];

export interface WorthTableProps {
  readonly kind: ContentKind;
  readonly rows: readonly Worth[];
}

/** What a change that waits would change of prices, percentages and gems, for the person who decides about it. */
export function WorthTable({ kind, rows }: WorthTableProps) {
  const { path } = sectionOfKind(kind);
  const columns: readonly Column<Worth>[] = [
    { id: 'title', heading: texts.columns.title, text: ({ title }) => title },
    {
      id: 'field',
      heading: texts.field,
      text: ({ field }) => (field === '' ? texts.outdated : labelOfField(field)),
    },
    { id: 'from', heading: texts.columns.from, text: ({ from }) => from ?? texts.nothing },
    { id: 'to', heading: texts.columns.to, text: ({ to }) => to ?? texts.nothing },
  ];
  return (
    <DataTable
      label={texts.worth}
      columns={columns}
      rows={rows}
      keyOf={({ id, field }) => `${id} ${field}`}
      hrefOf={({ id }) => `${path}/${encodeURIComponent(id)}`}
    />
  );
}
