import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useState } from 'react';
import { hasViews } from '@network/access/staff/saved-views.ts';
import { Button } from '@network/ui/button/button.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { isPageLost } from '../layout/page-lost.ts';
import { FailedPage } from '../layout/plain-pages.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { words } from '../messages/words.ts';
import { ColumnChoice, shownColumns } from './column-choice.tsx';
import { type Column, DataTable, type Selection } from './data-table.tsx';
import { useListAddress } from './list-address.ts';
import { type ListFilter, ListFilters } from './list-filters.tsx';
import { SavedViews } from './saved-views.tsx';

const { list: texts } = words;
const MOVING_MS = 3_000;

export interface ListPageProps<Row> {
  readonly title: string;
  readonly text?: string;
  readonly actions?: ReactNode;
  /** What brings the first row, for a list that has none. */
  readonly emptyText?: string;
  /** Between the title and the filters. */
  readonly above?: ReactNode;
  /** Whether to load the page again after some seconds, as where rows change by themselves. */
  readonly isMoving?: (rows: readonly Row[]) => boolean;
  readonly filters: readonly ListFilter[];
  readonly columns: readonly Column<Row>[];
  /** Names the list among everything that is loaded. */
  readonly queryKey: readonly unknown[];
  /** Loads a page. @param get a filter of the address; null where it does not filter */
  readonly load: (
    get: (name: string) => string | null,
    after: string | null,
  ) => Promise<{ readonly rows: readonly Row[]; readonly next: string | null }>;
  readonly keyOf: (row: Row) => string;
  readonly hrefOf?: (row: Row) => string;
  /** What is done with chosen rows of a page; without it none can be chosen. */
  readonly bulk?: Omit<Selection<Row>, 'chosen' | 'onChoose'> & {
    readonly Bar: ComponentType<{ readonly chosen: readonly Row[]; readonly onClear: () => void }>;
  };
}

/** A list: filters, a table of one page, and the way on. What it shows is in its address, and can be saved as a view. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, text, actions, emptyText, above, isMoving, filters, columns, queryKey, load, keyOf, hrefOf, bulk } =
    props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const address = useListAddress();
  const canHaveViews = hasViews(useLocation().pathname);
  const shown = shownColumns(columns, address.get('columns'));
  const after = address.get('after');
  const values = filters.map(({ name }) => address.get(name));
  const isFiltered = filters.some(({ name, isOrder }) => isOrder !== true && address.get(name) !== null);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [...queryKey, ...values, after],
    queryFn: () => load(address.get, after),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isMoving?.(state.data?.rows ?? []) === true ? MOVING_MS : false),
  });
  if (isPageLost(error, data)) return <FailedPage error={error} reset={() => void refetch()} />;
  const buttons = (
    <>
      {canHaveViews ? <ColumnChoice columns={columns} address={address} /> : null}
      {actions}
    </>
  );
  return (
    <PageFrame title={title} actions={buttons} {...(text !== undefined && { text })}>
      {above}
      {canHaveViews ? <SavedViews isReady={data !== undefined} /> : null}
      <ListFilters filters={filters} address={address} />
      {data === undefined ? (
        <div role="status" aria-label={words.loading}>
          <Skeleton shape="block" />
        </div>
      ) : data.rows.length === 0 ? (
        <EmptyState
          className="[&_h2]:text-title-4"
          title={isFiltered ? texts.noMatch : texts.empty}
          {...(!isFiltered && emptyText !== undefined && { text: emptyText })}
          {...(isFiltered && {
            text: texts.noMatchText,
            action: (
              <Button
                variant="outline"
                size="small"
                onClick={() => address.set(Object.fromEntries(filters.map(({ name }) => [name, ''])))}
              >
                {texts.clear}
              </Button>
            ),
          })}
        />
      ) : (
        <DataTable
          label={title}
          columns={shown}
          rows={data.rows}
          keyOf={keyOf}
          isStale={isPlaceholderData}
          loadPage={(cursor) => load(address.get, cursor)}
          {...(hrefOf !== undefined && { hrefOf })}
          {...(bulk !== undefined && { selection: { ...bulk, chosen, onChoose: setChosen } })}
        />
      )}
      <div className="flex items-center justify-between gap-3">
        <p aria-live="polite" className="text-small text-muted">
          {data === undefined || data.rows.length === 0 ? '' : texts.rows(data.rows.length)}
        </p>
        <div className="flex gap-2">
          {after === null ? null : (
            <Button variant="outline" size="small" onClick={() => address.goTo(null)}>
              {texts.first}
            </Button>
          )}
          {data === undefined || data.next === null ? null : (
            <Button variant="outline" size="small" onClick={() => address.goTo(data.next)}>
              {texts.next}
            </Button>
          )}
        </div>
      </div>
      {bulk === undefined ? null : (
        <bulk.Bar
          chosen={(data?.rows ?? []).filter((row) => chosen.has(keyOf(row)))}
          onClear={() => setChosen(new Set())}
        />
      )}
    </PageFrame>
  );
}
