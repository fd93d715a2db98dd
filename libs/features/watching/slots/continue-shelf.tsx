import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { transportOf } from '@network/core/api/transport.ts';
import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { cards } from '@network/messages/cards.ts';
import { watching } from '@network/messages/watching.ts';
import { focusNeighbour } from '@network/ui/focus/focus-neighbour.ts';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { Shelf, SHELF_SIZES } from '@network/ui/shelf/shelf.tsx';
import { VideoCard } from '../../entity-cards/video-card.tsx';
import { SetContinueWatchingDocument } from '../api/watching-pages.generated.ts';
import { awaitedCards } from './awaited-cards.tsx';

/** Films to continue. One can be removed from the row at once, and restored; its position stays. */
export default function ContinueShelf({ videos, isAwaited }: SlotCatalogue['continueWatching']) {
  const t = useMessages(watching);
  const card = useMessages(cards);
  const client = useQueryClient();
  const flash = useFlash();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const mark = (videoId: string, isShown: boolean) =>
    setGone((before) => new Set(isShown ? [...before].filter((id) => id !== videoId) : [...before, videoId]));
  const change = useMutation({
    mutationFn: ({ videoId, isShown }: { videoId: string; isShown: boolean; title: string }) =>
      transportOf(client)(SetContinueWatchingDocument, { videoId, isShown }),
    onMutate: ({ videoId, isShown }) => mark(videoId, isShown),
    onSuccess: (_done, input) => {
      if (input.isShown) return;
      const undo = { label: card('undo'), run: () => change.mutate({ ...input, isShown: true }) };
      flash({ type: 'success', message: t('continue.removed', { name: input.title }), action: undo });
    },
    onError: (error, { videoId, isShown }) => {
      mark(videoId, !isShown);
      flash({ type: 'error', message: errorText(error) });
    },
  });
  const shown = videos.filter(({ videoId }) => !gone.has(videoId));
  if (shown.length === 0 && !isAwaited) return null;
  return (
    <Shelf title={t('continue.title')} labels={{ previous: card('scroll.previous'), next: card('scroll.next') }}>
      {isAwaited ? awaitedCards() : null}
      {shown.map((video) => (
        <VideoCard
          key={video.newId}
          video={video}
          sizes={SHELF_SIZES.media}
          ownAction={
            <IconButton
              size="small"
              variant="media"
              label={t('continue.remove', { name: video.title })}
              icon={<X aria-hidden="true" />}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget);
                change.mutate({ videoId: video.videoId, isShown: false, title: video.title });
              }}
            />
          }
        />
      ))}
    </Shelf>
  );
}
