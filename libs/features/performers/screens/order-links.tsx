import { useMessages } from '@network/core/i18n/messages.ts';
import { performers } from '@network/messages/performers.ts';
import { OptionLinks } from '@network/ui/option-links/option-links.tsx';
import { PERFORMER_ORDERS, performersHref, type PerformersSearch } from '../performers-search.ts';

/** The orders of the listing, as links. */
export function OrderLinks({ listing }: { readonly listing: PerformersSearch }) {
  const t = useMessages(performers);
  return (
    <OptionLinks
      label={t('order.label')}
      options={PERFORMER_ORDERS.map((order) => ({
        label: t(`order.${order}`),
        href: performersHref(listing, { order }),
        isCurrent: order === listing.order,
      }))}
    />
  );
}
