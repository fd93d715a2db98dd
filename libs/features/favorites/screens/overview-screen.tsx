import { Heart } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { cards } from '@network/messages/cards.ts';
import { favorites } from '@network/messages/favorites.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Shelf, SHELF_SIZES } from '@network/ui/shelf/shelf.tsx';
import { LibraryFrame } from '../../listing/library-frame.tsx';
import { PerformerCard } from '../../entity-cards/performer-card.tsx';
import { VideoShelf } from '../../entity-cards/video-shelf.tsx';
import type { FavoritesOverviewQuery } from '../api/favorites-overview.generated.ts';
import { ChannelCard } from './channel-card.tsx';

/** All favorites, a shelf of each kind. */
export function OverviewScreen({ data }: { readonly data: FavoritesOverviewQuery }) {
  const t = useMessages(favorites);
  const scroll = useMessages(cards);
  const labels = { previous: scroll('scroll.previous'), next: scroll('scroll.next') };
  const videos = data.favoriteVideos.items;
  const performers = data.favoritePerformers.items;
  const channels = data.favoriteChannels.items;
  const elsewhere = data.favoriteVideosExternal.reduce((sum, { total }) => sum + total, 0);
  const more = (href: string) => ({ href, label: t('overview.all') });
  return (
    <LibraryFrame title={t('overview.title')} text={t('overview.text')} place="overview">
      {videos.length + performers.length + channels.length === 0 ? (
        <EmptyState
          icon={<Heart aria-hidden="true" />}
          title={t('empty.overview.title')}
          text={t('empty.overview.text')}
          action={<ButtonLink href="/videos">{t('empty.overview.action')}</ButtonLink>}
        />
      ) : null}
      <div className="flex flex-col gap-(--section-gap)">
        <VideoShelf title={t('overview.videos')} videos={videos} more={more('/favorites/videos')} />
        {performers.length > 0 ? (
          <Shelf title={t('overview.performers')} shape="portrait" more={more('/favorites/performers')} labels={labels}>
            {performers.map((performer) => (
              <PerformerCard key={performer.globalId} performer={performer} sizes={SHELF_SIZES.portrait} />
            ))}
          </Shelf>
        ) : null}
        {channels.length > 0 ? (
          <Shelf title={t('overview.channels')} more={more('/favorites/channels')} labels={labels}>
            {channels.map((channel) => (
              <ChannelCard key={channel.channelId} channel={channel} sizes={SHELF_SIZES.media} />
            ))}
          </Shelf>
        ) : null}
        {elsewhere > 0 ? (
          <p>
            <ButtonLink href="/favorites/videos/external" variant="outline">
              {t('overview.external')} · {t('external.count', { count: elsewhere })}
            </ButtonLink>
          </p>
        ) : null}
      </div>
    </LibraryFrame>
  );
}
