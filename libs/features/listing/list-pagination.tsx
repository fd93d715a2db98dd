import { useMessages } from '@network/core/i18n/messages.ts';
import type { PageInfoFragment } from '@network/graphql/fragments/page-info.generated.ts';
import { cards } from '@network/messages/cards.ts';
import { Pagination } from '@network/ui/pagination/pagination.tsx';

export interface ListPaginationProps {
  readonly info: PageInfoFragment;
  readonly hrefFor: (page: number) => string;
  /** Whether every window shows at most five pages, for the short lists that a person made. */
  readonly isFixed?: boolean;
}

/** The pagination under a list. A list whose count is bounded only says whether there is a next page. */
export function ListPagination({ info, hrefFor, isFixed = false }: ListPaginationProps) {
  const t = useMessages(cards);
  return (
    <Pagination
      page={info.page}
      pageCount={Math.ceil(info.total / info.pageSize)}
      hasNext={info.hasNextPage}
      hrefFor={hrefFor}
      variable={!isFixed}
      labels={{
        navigation: t('pagination.label'),
        previous: t('pagination.previous'),
        next: t('pagination.next'),
        page: (page) => t('pagination.page', { page: String(page) }),
      }}
    />
  );
}
