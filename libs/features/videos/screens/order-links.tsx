import { useMessages } from '@network/core/i18n/messages.ts';
import { videos } from '@network/messages/videos.ts';
import { OptionLinks } from '@network/ui/option-links/option-links.tsx';
import { videosHref } from '../videos-href.ts';
import { VIDEO_ORDERS } from '../../listing/video-order.ts';
import type { VideosSearch } from '../videos-search.ts';

/** The orders of the listing, as links. */
export function OrderLinks({ listing }: { readonly listing: VideosSearch }) {
  const t = useMessages(videos);
  return (
    <OptionLinks
      label={t('order.label')}
      options={VIDEO_ORDERS.map((order) => ({
        label: t(`order.${order}`),
        href: videosHref(listing, { order }),
        isCurrent: order === listing.order,
      }))}
    />
  );
}
