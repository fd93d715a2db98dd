import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';
import { PAGINATION } from '../constants.ts';
import { Anchor } from '../link/anchor.tsx';
import { pageWindow } from './page-window.ts';

export type PaginationProps = Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label'> & {
  /** The present page, from 1. */
  page: number;
  /** The known number of pages; a list of unknown length passes this and `hasNext`. */
  pageCount: number;
  /** There is a page after this one. Derived from `pageCount` when left out. */
  hasNext?: boolean;
  hrefFor: (page: number) => string;
  labels: {
    readonly navigation: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
  };
  /** Whether up to ten links are shown where there is room, instead of five. */
  variable?: boolean;
};

const ITEM =
  'type-label inline-flex size-11 items-center justify-center rounded-control border-line text-small tabular-nums transition-colors';

/** Real links to the pages of a list. Nothing when there is one page. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, hrefFor, labels, variable = false, className, ...others } = props;
  const { hasNext = page < pageCount, ...rest } = others;
  if (pageCount <= 1 && !hasNext && page <= 1) return null;
  const { mobile, desktop } = PAGINATION.variableMaximum;
  const known = Math.max(pageCount, hasNext ? page + 1 : page);
  const wide = pageWindow(page, known, variable ? desktop : PAGINATION.maximumPages);
  const narrow = new Set(pageWindow(page, known, variable ? mobile : PAGINATION.maximumPages));
  return (
    <nav {...rest} aria-label={labels.navigation} className={cx('flex items-center justify-center gap-1', className)}>
      {page > 1 ? (
        <Anchor
          href={hrefFor(page - 1)}
          rel="prev"
          aria-label={labels.previous}
          className={cx(ITEM, 'border-transparent text-strong hover:bg-hover')}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Anchor>
      ) : null}
      <ol role="list" className="flex items-center gap-1">
        {wide.map((number) => (
          <li
            key={number}
            data-wide={!narrow.has(number) || undefined}
            className="data-wide:hidden medium:data-wide:block"
          >
            <Anchor
              href={hrefFor(number)}
              aria-label={labels.page(number)}
              aria-current={number === page ? 'page' : undefined}
              className={cx(
                ITEM,
                number === page
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-transparent text-muted hover:border-outline hover:text-strong',
              )}
            >
              {number}
            </Anchor>
          </li>
        ))}
      </ol>
      {hasNext ? (
        <Anchor
          href={hrefFor(page + 1)}
          rel="next"
          aria-label={labels.next}
          className={cx(ITEM, 'border-transparent text-strong hover:bg-hover')}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </Anchor>
      ) : null}
    </nav>
  );
}
