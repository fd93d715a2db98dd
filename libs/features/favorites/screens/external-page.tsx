import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatRunLength } from '@network/core/i18n/run-length.ts';
import { cards } from '@network/messages/cards.ts';
import { favorites } from '@network/messages/favorites.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { MediaCard } from '@network/ui/media-card/media-card.tsx';
import { Shelf, SHELF_SIZES } from '@network/ui/shelf/shelf.tsx';
import { LibraryFrame } from '../../listing/library-frame.tsx';
import { favoritesHead } from '../favorites-head.ts';
import { externalQuery } from '../queries.ts';

export const head = favoritesHead('external', '/favorites/videos/external');

/** Favorites of the sister sites, by site; each link goes through /xsite. */
export default function ExternalPage(): ReactNode {
  const t = useMessages(favorites);
  const card = useMessages(cards);
  const { data } = useSuspenseQuery(externalQuery);
  const groups = data.favoriteVideosExternal;
  const addressOf = (site: string, path?: string) =>
    path === undefined ? `/xsite/${site}` : `/xsite/${site}?deeplink=${encodeURIComponent(path)}`;
  return (
    <LibraryFrame title={t('external.title')} text={t('external.text')} place={null}>
      {groups.length === 0 ? (
        <EmptyState
          icon={<Heart aria-hidden="true" />}
          title={t('empty.external.title')}
          text={t('empty.external.text')}
          action={<ButtonLink href="/favorites">{t('empty.external.action')}</ButtonLink>}
        />
      ) : (
        <div className="flex flex-col gap-(--section-gap)">
          {groups.map(({ site, total, videos }) => (
            <Shelf
              key={site.id}
              title={site.name}
              text={t('external.count', { count: total })}
              more={{ href: addressOf(site.id), label: t('external.visit', { site: site.name }) }}
              labels={{ previous: card('scroll.previous'), next: card('scroll.next') }}
            >
              {videos.map((video) => (
                <MediaCard
                  key={video.newId}
                  title={video.title}
                  href={addressOf(site.id, `/videos/${video.slug}`)}
                  picture={video.images.listing}
                  sizes={SHELF_SIZES.media}
                  duration={formatRunLength(video.runLength)}
                />
              ))}
            </Shelf>
          ))}
        </div>
      )}
    </LibraryFrame>
  );
}
