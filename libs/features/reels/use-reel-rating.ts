import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { reels as texts } from '@network/messages/reels.ts';
import { sendReelEvent } from './player/send-reel-event.ts';
import type { FeedReel } from './use-reel-feed.ts';

/** The viewer's like or dislike: shown at once, reset when it could not be saved. The same choice again removes it. */
export function useReelRating(reel: FeedReel, userId: string | null) {
  const flash = useFlash();
  const t = useMessages(texts);
  const [rating, setRating] = useState<number | null>(reel.myRating);
  const change = useMutation({
    scope: { id: `reel-rating ${reel.reelId}` },
    mutationFn: async ({ wanted }: { readonly wanted: number | null; readonly before: number | null }) => {
      if (userId === null) return;
      const event = { userId, itemId: reel.reelId, rating: wanted };
      if (!(await sendReelEvent('rating', event, new Date()))) throw new Error('The rating was not saved.');
    },
    onMutate: ({ wanted }) => setRating(wanted),
    onError: (_error, { before }) => {
      setRating(before);
      flash({ type: 'error', message: t('errors.failed') });
    },
  });
  return {
    rating,
    rate: (word: 1 | -1) => change.mutate({ wanted: rating === word ? null : word, before: rating }),
  };
}
