import { X } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { VideoCardFragment } from '@network/graphql/fragments/video-card.generated.ts';
import { watching } from '@network/messages/watching.ts';
import { focusNeighbour } from '@network/ui/focus/focus-neighbour.ts';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { VideoCard } from '../../entity-cards/video-card.tsx';

export interface FilmGridProps {
  readonly videos: readonly VideoCardFragment[];
  /** Whether its first picture may be the largest of the first screen. */
  readonly isFirst?: boolean;
  readonly headingLevel?: 2 | 3;
  /** Removes a film from the history, by a button on its card. */
  readonly onRemove?: (video: VideoCardFragment) => void;
  /** Whether a removal is under way, before whose end there is no other. */
  readonly isRemoving?: boolean;
}

/** Cards of films of the history or of watch later. */
export function FilmGrid({ videos, isFirst = true, headingLevel = 2, onRemove, isRemoving }: FilmGridProps) {
  const t = useMessages(watching);
  return (
    <Grid>
      {videos.map((video, index) => (
        <VideoCard
          key={video.newId}
          video={video}
          sizes={GRID_SIZES.media}
          priority={isFirst && index === 0}
          headingLevel={headingLevel}
          ownAction={
            onRemove ? (
              <IconButton
                variant="media"
                label={t('history.remove', { name: video.title })}
                icon={<X aria-hidden="true" />}
                aria-disabled={isRemoving}
                onClick={({ currentTarget }) => {
                  if (isRemoving) return;
                  focusNeighbour(currentTarget);
                  onRemove(video);
                }}
              />
            ) : undefined
          }
        />
      ))}
    </Grid>
  );
}
