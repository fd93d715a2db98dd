import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cx } from '@network/ui/class-names/cx.ts';
import { CsvButton } from './csv-button.tsx';
import type { LoadPage } from './csv-reading.ts';
import { Moment } from './moment.tsx';

type Value = string | number | null;

const DRAWN = {
  moment: (value: Value) => <Moment at={value === null ? null : String(value)} />,
  count: (value: Value) => <span className="tabular-nums">{value}</span>,
  code: (value: Value) => <code className="text-caption break-all text-muted">{value}</code>,
};

/** A column of a table: its plain value, which a CSV file has of it, and where that is not enough, what a page shows of it. */
export type Column<Row> = ColumnFrame &
  (
    | {
        readonly text: (row: Row) => Value;
        readonly cell?: (row: Row) => ReactNode;
        /** How its plain value is drawn, where it has no cell. */
        readonly as?: keyof typeof DRAWN;
      }
    /** One of buttons has no value: a CSV file leaves it out. */
    | { readonly text: null; readonly cell: (row: Row) => ReactNode }
  );

interface ColumnFrame {
  readonly id: string;
  readonly heading: string;
  /** Stands at the right with digits below each other: money, counts. */
  readonly isAmount?: boolean;
  /** Left out on tablets. */
  readonly isMinor?: boolean;
  /** Stays at the right of a table that is too wide for its place: what is done to a row. */
  readonly isPinned?: boolean;
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
  /** Lets rows be chosen, by a box before each. */
  readonly selection?: Selection<Row>;
  /** Loads the pages of the list that the rows are one of, for the CSV file; without it the file has the rows. */
  readonly loadPage?: LoadPage<Row>;
}

/** The chosen rows, by their keys. */
export interface Selection<Row> {
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (keys: ReadonlySet<string>) => void;
  /** Names the box of a row, and that of all rows. */
  readonly labelOf: (row: Row) => string;
  readonly labelOfAll: string;
}

/**
 * Rows of one kind, which can be saved as a CSV file. The whole row leads to its page, and its first cell is the link that
 * says so.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  hrefOf,
  isStale = false,
  selection,
  loadPage,
}: DataTableProps<Row>) {
  const keys = rows.map(keyOf);
  const isAll = selection !== undefined && keys.length > 0 && keys.every((key) => selection.chosen.has(key));
  return (
    <div className="overflow-hidden rounded-panel border-line border-subtle bg-surface">
      <div
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it where it is too wide
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table
          aria-busy={isStale}
          className={cx('w-full text-left text-body transition-opacity', isStale && 'opacity-60')}
        >
          <thead className="border-b border-subtle text-small text-muted">
            <tr>
              {selection === undefined ? null : (
                <th scope="col" className="w-10 py-2.5 pl-4">
                  <SelectionBox
                    label={selection.labelOfAll}
                    isChosen={isAll}
                    onChange={(isChosen) => selection.onChoose(new Set(isChosen ? keys : []))}
                  />
                </th>
              )}
              {columns.map(({ id, heading, isMinor, isAmount, isPinned }) => (
                <th
                  key={id}
                  scope="col"
                  className={cx(
                    'px-4 py-2.5 font-semibold whitespace-nowrap',
                    isMinor && 'max-boundary:hidden',
                    isAmount && 'text-right',
                    isPinned && PINNED,
                  )}
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
                className="group relative border-b border-subtle last:border-b-0 hover:bg-page focus-within:bg-page"
              >
                {selection === undefined ? null : (
                  <td className="relative z-1 w-10 py-2.5 pl-4">
                    <SelectionBox
                      label={selection.labelOf(row)}
                      isChosen={selection.chosen.has(keyOf(row))}
                      onChange={(isChosen) => selection.onChoose(withKey(selection.chosen, keyOf(row), isChosen))}
                    />
                  </td>
                )}
                {columns.map((column, index) => (
                  <td
                    key={column.id}
                    className={cx(
                      'px-4 py-2.5 align-middle',
                      column.isMinor && 'max-boundary:hidden',
                      column.isAmount && 'text-right whitespace-nowrap tabular-nums',
                      column.isPinned && PINNED,
                    )}
                  >
                    {index === 0 && hrefOf !== undefined ? (
                      <Link to={hrefOf(row)} className="font-semibold after:absolute after:inset-0">
                        {cellOf(column, row)}
                      </Link>
                    ) : (
                      cellOf(column, row)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CsvButton label={label} columns={columns} load={loadPage ?? (async () => ({ rows, next: null }))} />
    </div>
  );
}

/** A cell over those that scroll below it, in the colour of its row. */
const PINNED = cx(
  'sticky right-0 z-1 bg-surface group-focus-within:bg-page group-hover:bg-page',
  // A border of its own would scroll away with those of the others.
  'before:absolute before:inset-y-0 before:left-0 before:border-l before:border-subtle',
);

function cellOf<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.text === null) return column.cell(row);
  if (column.cell !== undefined) return column.cell(row);
  const value = column.text(row);
  return column.as === undefined ? value : DRAWN[column.as](value);
}

const withKey = (keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> =>
  new Set(isIn ? [...keys, key] : [...keys].filter((each) => each !== key));

interface SelectionBoxProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function SelectionBox({ label, isChosen, onChange }: SelectionBoxProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={isChosen}
      onChange={(event) => onChange(event.currentTarget.checked)}
      className="size-4 accent-(--palette-accent)"
    />
  );
}
