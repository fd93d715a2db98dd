import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cx } from '@network/ui/class-names/cx.ts';

/** A column of a table. */
export interface Column<Row> {
  readonly id: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** Left out on tablets. */
  readonly isMinor?: boolean;
}

export interface DataTableProps<Row> {
  /** Names the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Where a row leads to; its first cell is the link. */
  readonly hrefOf?: (row: Row) => string;
  /** Shows that other rows are on their way. */
  readonly isStale?: boolean;
}

/** Rows of one kind. The whole row leads to its page, and its first cell is the link that says so. */
export function DataTable<Row>({ label, columns, rows, keyOf, hrefOf, isStale = false }: DataTableProps<Row>) {
  return (
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it where it is too wide
      tabIndex={0}
      className="overflow-x-auto rounded-panel border-line border-subtle bg-surface"
    >
      <table
        aria-busy={isStale}
        className={cx('w-full text-left text-body transition-opacity', isStale && 'opacity-60')}
      >
        <thead className="border-b border-subtle text-small text-muted">
          <tr>
            {columns.map(({ id, heading, isMinor }) => (
              <th
                key={id}
                scope="col"
                className={cx('px-4 py-2.5 font-semibold whitespace-nowrap', isMinor && 'max-large:hidden')}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className="relative border-b border-subtle last:border-b-0 hover:bg-page focus-within:bg-page"
            >
              {columns.map(({ id, cell, isMinor }, index) => (
                <td key={id} className={cx('px-4 py-2.5 align-middle', isMinor && 'max-large:hidden')}>
                  {index === 0 && hrefOf !== undefined ? (
                    <Link to={hrefOf(row)} className="font-semibold after:absolute after:inset-0">
                      {cell(row)}
                    </Link>
                  ) : (
                    cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
