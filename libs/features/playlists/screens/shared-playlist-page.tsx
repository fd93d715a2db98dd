import { getRouteApi } from '@tanstack/react-router';
import { ListVideo, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf, useMessages } from '@network/core/i18n/messages.ts';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { playlists as texts } from '@network/messages/playlists.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { DrawnAvatar } from '@network/ui/drawn-avatar/drawn-avatar.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { VideoCard } from '../../entity-cards/video-card.tsx';
import { ListPagination } from '../../listing/list-pagination.tsx';
import type { SharedPlaylistPageQuery } from '../api/shared-playlist-page.generated.ts';
import { filmAddress } from '../film-address.ts';
import { sharedPlaylistQuery } from '../queries.ts';
import { PlaylistText } from './playlist-text.tsx';

const route = getRouteApi('/lists/$token');

export const head: RouteHead<SharedPlaylistPageQuery['sharedPlaylist']> = ({ match: { context }, loaderData }) =>
  pageHead(context, {
    title: messagesOf(texts)('head.shared', { name: loaderData?.name ?? '', brand: context.tenant.name }),
    isPrivate: true,
  });

/** A list as everybody who has its link is shown it. */
export default function SharedPlaylistPage(): ReactNode {
  const t = useMessages(texts);
  const { page } = route.useLoaderDeps();
  const { token } = route.useParams();
  const { isAuthenticated } = useSession();
  const { name: brand } = useTenant();
  const { sharedPlaylist } = useSuspenseQuery(sharedPlaylistQuery(token, page)).data;
  if (sharedPlaylist === null) return null;
  const { name, ownerName, ownerAvatar, films, covers } = sharedPlaylist;
  const path = `/lists/${token}`;
  const [first] = covers;
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-8 pt-10 pb-(--section-gap)">
        <div className="flex flex-col gap-3">
          <p className="type-label flex items-center gap-3 text-small text-accent">
            {ownerAvatar === null ? null : <DrawnAvatar seed={ownerAvatar} size="small" />}
            {ownerName === null ? t('sharedPage.anonymous') : t('sharedPage.by', { name: ownerName })}
          </p>
          <SectionHeading level={1} title={name} text={<PlaylistText playlist={sharedPlaylist} />} />
        </div>
        {first ? (
          <ButtonLink href={filmAddress(first, token, isAuthenticated)} className="self-start">
            <Play aria-hidden="true" className="fill-current" />
            {t('play')}
          </ButtonLink>
        ) : null}
        {films.items.length === 0 ? (
          <EmptyState
            icon={<ListVideo aria-hidden="true" />}
            title={t(page > 1 ? 'empty.page.title' : 'empty.shared.title')}
            text={page > 1 ? undefined : t('empty.shared.text', { brand })}
            action={page > 1 ? <ButtonLink href={path}>{t('empty.page.action')}</ButtonLink> : undefined}
          />
        ) : (
          <Grid>
            {films.items.map((video, index) => (
              <VideoCard
                key={video.videoId}
                video={video}
                sizes={GRID_SIZES.media}
                priority={index === 0}
                headingLevel={2}
              />
            ))}
          </Grid>
        )}
        <ListPagination isFixed info={films.info} hrefFor={(to) => (to > 1 ? `${path}?page=${String(to)}` : path)} />
      </PageContainer>
    </>
  );
}
