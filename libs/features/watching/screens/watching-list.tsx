import { Clock, History, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { PageInfoFragment } from '@network/graphql/fragments/page-info.generated.ts';
import type { VideoCardFragment } from '@network/graphql/fragments/video-card.generated.ts';
import { watching } from '@network/messages/watching.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { LibraryFrame } from '../../listing/library-frame.tsx';
import { ListPagination } from '../../listing/list-pagination.tsx';
import { VideoCard } from '../../entity-cards/video-card.tsx';

export interface WatchingListProps {
  readonly list: 'history' | 'later';
  readonly videos: readonly VideoCardFragment[];
  readonly info: PageInfoFragment;
  readonly note?: string | undefined;
  readonly actions?: ReactNode;
  /** Removes a film from the list, by a button on its card. */
  readonly onRemove?: ((video: VideoCardFragment) => void) | undefined;
}

const PATHS = { history: '/history', later: '/watch-later' } as const;

/** A page of the history or of watch later. */
export function WatchingList({ list, videos, info, note, actions, onRemove }: WatchingListProps) {
  const t = useMessages(watching);
  const path = PATHS[list];
  const isBeyond = videos.length === 0 && info.page > 1;
  const words = isBeyond ? 'page' : list;
  return (
    <LibraryFrame
      title={t(`${list}.title`)}
      text={note ?? (info.total > 0 ? t(`${list}.count`, { count: info.total }) : undefined)}
      actions={actions}
      place={list}
    >
      {videos.length === 0 ? (
        <EmptyState
          icon={list === 'history' ? <History aria-hidden="true" /> : <Clock aria-hidden="true" />}
          title={t(`empty.${words}.title`)}
          text={t(`empty.${words}.text`)}
          action={<ButtonLink href={isBeyond ? path : '/videos'}>{t(`empty.${words}.action`)}</ButtonLink>}
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
              ownAction={
                onRemove ? (
                  <IconButton
                    variant="media"
                    label={t('history.remove', { name: video.title })}
                    icon={<X aria-hidden="true" />}
                    onClick={() => onRemove(video)}
                  />
                ) : undefined
              }
            />
          ))}
        </Grid>
      )}
      <ListPagination isFixed info={info} hrefFor={(page) => (page > 1 ? `${path}?page=${String(page)}` : path)} />
    </LibraryFrame>
  );
}
