import { Play } from 'lucide-react';
import { useRef } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { reels as texts } from '@network/messages/reels.ts';
import type { ReelRole } from '../player/steps.ts';
import { useReelPlayback } from '../player/use-reel-playback.ts';
import type { FeedReel } from '../use-reel-feed.ts';

export interface ReelVideoProps {
  readonly clip: NonNullable<FeedReel['clip']>;
  readonly role: ReelRole;
  readonly isWanted: boolean;
  readonly withSound: boolean;
  readonly onToggle: () => void;
  readonly onSoundRefused: () => void;
  readonly onSeen: () => void;
}

/** The video of a reel. A tap pauses and resumes it. */
export function ReelVideo({ clip, role, isWanted, withSound, onToggle, onSoundRefused, onSeen }: ReelVideoProps) {
  const t = useMessages(texts);
  const video = useRef<HTMLVideoElement>(null);
  const playback = useReelPlayback(video, { role, isWanted, withSound, onSoundRefused, onSeen });
  const { isPlaying, hasFailed, progress } = playback;
  return (
    <>
      <video
        ref={video}
        src={clip.src}
        loop
        muted
        playsInline
        disableRemotePlayback
        preload="auto"
        tabIndex={-1}
        aria-hidden="true"
        data-role={role}
        className="absolute inset-0 size-full object-cover"
      />
      {hasFailed ? (
        <p role="alert" className="absolute inset-x-6 top-1/2 rounded-card bg-scrim p-4 text-center text-on-media">
          {t('failed')}
        </p>
      ) : (
        <button
          type="button"
          // A tap that ended a swipe may reach the reel that was left.
          onClick={() => role === 'playing' && onToggle()}
          aria-label={isPlaying ? t('pause') : t('play')}
          tabIndex={role === 'playing' ? 0 : -1}
          className="absolute inset-0 flex items-center justify-center focus-visible:-outline-offset-6"
        >
          {isPlaying || role !== 'playing' ? null : (
            <span className="inline-flex size-18 animate-fade-in items-center justify-center rounded-pill bg-chip text-on-media">
              <Play aria-hidden="true" className="size-8 fill-current" />
            </span>
          )}
        </button>
      )}
      <span aria-hidden="true" className="absolute inset-x-0 bottom-0 z-10 h-0.5 bg-chip">
        <span className="block h-full origin-left bg-accent" style={{ transform: `scaleX(${progress})` }} />
      </span>
    </>
  );
}
