import { memo, useId } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { reels as texts } from '@network/messages/reels.ts';
import { Picture } from '@network/ui/picture/picture.tsx';
import { sendReelEvent } from '../player/send-reel-event.ts';
import type { ReelRole } from '../player/steps.ts';
import type { FeedReel } from '../use-reel-feed.ts';
import { ReelActions } from './reel-actions.tsx';
import { ReelCaption } from './reel-caption.tsx';
import { ReelVideo } from './reel-video.tsx';

export interface ReelSlideProps {
  readonly reel: FeedReel;
  /** From 1. */
  readonly number: number;
  /** -1 while the length of the feed is unknown. */
  readonly count: number;
  readonly role: ReelRole;
  readonly isWanted: boolean;
  readonly withSound: boolean;
  readonly onToggle: (reelId: string) => void;
  readonly onSound: (isOn: boolean) => void;
  readonly onSoundRefused: () => void;
}

/**
 * One reel, as high as the screen: its picture until it plays, its caption below, its actions next to it. A step in the
 * feed renders only the reels whose role changes, however many there are.
 */
export const ReelSlide = memo(function ReelSlide(props: ReelSlideProps) {
  const { reel, number, count, role, withSound, onToggle, onSound } = props;
  const t = useMessages(texts);
  const titleId = useId();
  const { viewer } = useSession();
  const trackReel = (name: 'view' | 'purchase') => {
    const { userId } = viewer;
    if (userId !== null) void sendReelEvent(name, { userId, itemId: reel.reelId }, new Date());
  };
  return (
    // A child of the feed: only there may an article say where it is.
    <article
      aria-labelledby={titleId}
      aria-posinset={number}
      aria-setsize={count}
      className="relative h-full snap-start snap-always overflow-hidden"
    >
      <div className="relative flex h-full items-stretch justify-center large:py-4">
        <div aria-hidden="true" className="absolute inset-0 hidden opacity-40 blur-3xl large:block">
          <img src={reel.picture.placeholder} alt="" className="size-full scale-125 object-cover" />
        </div>
        <div className="relative h-full w-full overflow-hidden bg-raised large:aspect-9/16 large:w-auto large:rounded-panel">
          <div className="absolute inset-0">
            <Picture
              source={reel.picture}
              alt=""
              sizes="(min-width: 1024px) 90vh, 160vh"
              priority={number === 1}
              imageClassName="object-cover"
            />
          </div>
          {reel.clip && role !== 'away' ? (
            <ReelVideo
              {...props}
              clip={reel.clip}
              onToggle={() => onToggle(reel.reelId)}
              onSeen={() => trackReel('view')}
            />
          ) : null}
          {reel.clip ? null : (
            <p className="absolute inset-x-6 top-1/2 rounded-card bg-scrim p-4 text-center text-on-media">
              {t('locked')}
            </p>
          )}
          <ReelCaption reel={reel} titleId={titleId} number={number} onWatch={() => trackReel('purchase')} />
        </div>
        <ReelActions reel={reel} withSound={withSound} onSound={reel.clip ? () => onSound(!withSound) : undefined} />
      </div>
    </article>
  );
});
