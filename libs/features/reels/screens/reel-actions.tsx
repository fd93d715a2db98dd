import { Bookmark, ThumbsDown, ThumbsUp, Volume2, VolumeX } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useNextStep } from '../../entity-cards/use-next-step.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { reels as texts } from '@network/messages/reels.ts';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { useOptimisticToggle } from '../../save-buttons/use-optimistic-toggle.ts';
import { sendReelEvent } from '../player/send-reel-event.ts';
import type { FeedReel } from '../use-reel-feed.ts';
import { useReelRating } from '../use-reel-rating.ts';
import { ReelTalk } from './reel-talk.tsx';

export interface ReelActionsProps {
  readonly reel: FeedReel;
  readonly withSound: boolean;
  /** Left out for a reel without sound. */
  readonly onSound: (() => void) | undefined;
}

/** Sound, like and dislike, bookmark, comments and sharing. A visitor is led to signing in by what needs a person. */
export function ReelActions({ reel, withSound, onSound }: ReelActionsProps) {
  const t = useMessages(texts);
  const nextStep = useNextStep();
  const { viewer } = useSession();
  const { userId } = viewer;
  const { rating, rate } = useReelRating(reel, userId);
  const { isOn, toggle } = useReelBookmark(reel, userId);
  const asMember = (act: () => void) => () => (userId === null ? nextStep(null) : act());
  return (
    <div className="absolute right-4 bottom-6 z-10 flex flex-col gap-3 large:static large:ml-5 large:justify-end">
      {onSound ? (
        <IconButton
          variant="media"
          label={withSound ? t('sound.off') : t('sound.on')}
          onClick={onSound}
          icon={withSound ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
        />
      ) : null}
      <IconButton
        variant="media"
        label={t('like')}
        aria-pressed={rating !== null && rating > 0}
        onClick={asMember(() => rate(1))}
        icon={<ThumbsUp aria-hidden="true" />}
      />
      <IconButton
        variant="media"
        label={t('dislike')}
        aria-pressed={rating !== null && rating < 0}
        onClick={asMember(() => rate(-1))}
        icon={<ThumbsDown aria-hidden="true" />}
      />
      <IconButton
        variant="media"
        label={t('bookmark')}
        aria-pressed={isOn}
        onClick={asMember(toggle)}
        icon={<Bookmark aria-hidden="true" />}
      />
      <ReelTalk reel={reel} />
    </div>
  );
}

function useReelBookmark(reel: FeedReel, userId: string | null) {
  const t = useMessages(texts);
  return useOptimisticToggle({
    key: ['reel-bookmark', reel.reelId],
    initial: reel.isBookmarked,
    send: async (wanted) => {
      if (userId === null) return;
      const name = wanted ? 'add-bookmark' : 'delete-bookmark';
      if (!(await sendReelEvent(name, { userId, itemId: reel.reelId }, new Date()))) {
        throw new Error('The bookmark was not saved.');
      }
    },
    confirmation: (isSaved) => t(isSaved ? 'bookmarked' : 'unbookmarked'),
  });
}
