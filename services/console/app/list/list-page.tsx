import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { FailedPage } from '../layout/plain-pages.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { words } from '../messages/words.ts';
import { type Column, DataTable } from './data-table.tsx';
import { useListAddress } from './list-address.ts';
import { type ListFilter, ListFilters } from './list-filters.tsx';

const { list: texts } = words;

export interface ListPageProps<Row> {
  readonly title: string;
  readonly text?: string;
  readonly actions?: ReactNode;
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
}

/** A list: filters, a table of one page, and the way on. What it shows is in its address. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, text, actions, filters, columns, queryKey, load, keyOf, hrefOf } = props;
  const address = useListAddress();
  const after = address.get('after');
  const chosen = filters.map(({ name }) => address.get(name));
  const isFiltered = chosen.some((value) => value !== null);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [...queryKey, ...chosen, after],
    queryFn: () => load(address.get, after),
    placeholderData: keepPreviousData,
  });
  if (error !== null) return <FailedPage error={error} reset={() => void refetch()} />;
  const frame = { title, ...(text !== undefined && { text }), ...(actions !== undefined && { actions }) };
  return (
    <PageFrame {...frame}>
      <ListFilters filters={filters} address={address} />
      {data === undefined ? (
        <div role="status" aria-label={words.loading}>
          <Skeleton shape="block" />
        </div>
      ) : data.rows.length === 0 ? (
        <EmptyState
          title={isFiltered ? texts.noMatch : texts.empty}
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
          columns={columns}
          rows={data.rows}
          keyOf={keyOf}
          isStale={isPlaceholderData}
          {...(hrefOf !== undefined && { hrefOf })}
        />
      )}
      <div className="flex items-center justify-between gap-3">
        <p aria-live="polite" className="text-small text-muted">
          {data === undefined ? '' : texts.rows(data.rows.length)}
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
    </PageFrame>
  );
}
