import { useMessages } from '@network/core/i18n/messages.ts';
import { search } from '@network/messages/search.ts';
import { OptionLinks } from '@network/ui/option-links/option-links.tsx';
import { searchHref } from '../search-href.ts';
import { VIDEO_ORDERS } from '../../listing/video-order.ts';
import type { SearchQuery } from '../search-query.ts';

/** The orders of the films that were found, as links; another order begins on its first page. */
export function SearchOrderLinks({ request }: { readonly request: SearchQuery }) {
  const t = useMessages(search);
  return (
    <OptionLinks
      label={t('order.label')}
      options={VIDEO_ORDERS.map((order) => ({
        label: t(`order.${order}`),
        href: searchHref({ ...request, page: 1, order }),
        isCurrent: order === request.order,
      }))}
    />
  );
}
