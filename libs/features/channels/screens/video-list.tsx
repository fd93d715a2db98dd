import type { ReactNode } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useAbility } from '@network/core/session/ability.ts';
import { channelsAddress } from '../../entity-cards/channels-address.ts';
import type { PageInfoFragment } from '@network/graphql/fragments/page-info.generated.ts';
import type { VideoCardFragment } from '@network/graphql/fragments/video-card.generated.ts';
import { channels } from '@network/messages/channels.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { ListPagination } from '../../listing/list-pagination.tsx';
import { VideoCard } from '../../entity-cards/video-card.tsx';

export interface VideoListProps {
  readonly videos: readonly VideoCardFragment[];
  readonly info: PageInfoFragment;
  /** Address of the list's first page. */
  readonly path: string;
}

/** The videos of a place in channels, page by page. */
export function VideoList({ videos, info, path }: VideoListProps): ReactNode {
  const t = useMessages(channels);
  const toChannels = channelsAddress(useAbility()) ?? '/';
  return (
    <>
      {videos.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          action={<ButtonLink href={toChannels}>{t('empty.action')}</ButtonLink>}
        />
      ) : (
        <Grid>
          {videos.map((video, index) => (
            <VideoCard
              key={video.newId}
              video={video}
              sizes={GRID_SIZES.media}
              priority={index === 0}
              headingLevel={2}
            />
          ))}
        </Grid>
      )}
      <ListPagination info={info} hrefFor={(page) => (page === 1 ? path : `${path}?page=${page}`)} />
    </>
  );
}
