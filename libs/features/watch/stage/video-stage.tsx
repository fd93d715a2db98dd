import { type ReactNode, useState } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useClientInfo } from '@network/core/tenant/page-provider.tsx';
import { watch } from '@network/messages/watch.ts';
import { Button } from '@network/ui/button/button.tsx';
import { clockTime } from '../player/model/play-time.ts';
import { resumePosition } from '../player/model/resume-position.ts';
import type { SeekRequest } from '../player/player.tsx';
import type { WatchVideo } from '../queries.ts';
import { FilmFrame } from './film-frame.tsx';
import { Poster } from './poster.tsx';
import { useStage } from './use-stage.ts';
import { type Showing, type TokenRefusal, useTokens } from './use-tokens.ts';

export interface VideoStageProps {
  readonly video: WatchVideo;
  /** Null where this person may play nothing of it. */
  readonly showing: Showing | null;
  readonly startsByItself: boolean;
  /** A second to seek to, set from elsewhere on the page; it starts the film. */
  readonly seek?: SeekRequest | null;
  /** The gateway decided otherwise than the page. */
  readonly onRefused: (refusal: TokenRefusal) => void;
  /** Over the lower edge of the poster, on a narrow page below it, as long as nothing plays. */
  readonly overlay?: ReactNode;
  /** Over the poster of a film of which nothing plays: why. */
  readonly lock?: ReactNode;
}

/** The frame of a video in 16:9: its poster, and after play is pressed its player. Set `key` to the video. */
export function VideoStage({ video, showing, startsByItself, seek = null, onRefused, overlay, lock }: VideoStageProps) {
  const t = useMessages(watch);
  const [isShowing, setIsShowing] = useState(false);
  const isDeviceKnown = useClientInfo() !== null;
  const requestToken = useTokens(video.videoId, showing ?? 'trailer');
  const { phase, prepare, start, reset } = useStage({
    video,
    showing,
    requestToken,
    onRefused,
    startsByItself: showing !== null && startsByItself && isDeviceKnown,
    request: seek,
  });
  const film = phase.name === 'running' ? phase.film : null;
  const giveUp = () => {
    setIsShowing(false);
    reset();
  };
  const canStart = showing !== null && !film && phase.name !== 'refused';

  const stage = (
    <div className="relative isolate aspect-landscape size-full overflow-clip bg-page">
      {isShowing ? null : (
        <Poster
          picture={video.images.poster}
          playLabel={
            canStart ? t(showing === 'film' ? 'stage.play' : 'stage.playTrailer', { title: video.title }) : null
          }
          note={film ? null : noteOf(video, showing, t)}
          isBusy={phase.name === 'starting'}
          onIntent={prepare}
          onPlay={start}
        />
      )}
      {canStart ? (
        <p
          role="note"
          className="absolute inset-x-0 top-1/2 hidden -translate-y-1/2 bg-scrim p-5 text-center text-on-media noscript:block"
        >
          {t('stage.noScript')}
        </p>
      ) : null}
      {showing === null ? lock : null}
      {film ? <FilmFrame film={film} seek={seek} onShown={() => setIsShowing(true)} onGone={giveUp} /> : null}
      {phase.name === 'failed' ? (
        <div
          role="alert"
          className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-scrim p-6 text-center text-on-media"
        >
          <p className="type-display text-title-3">{t('stage.failed')}</p>
          <Button variant="media" onClick={start}>
            {t('stage.retry')}
          </Button>
        </div>
      ) : null}
    </div>
  );
  return (
    <div className="relative">
      {stage}
      {/* A narrow picture has no room for it: there it would cover the play button. */}
      {film || phase.name === 'failed' || !overlay ? null : (
        <div className="inset-x-0 bottom-0 bg-page medium:absolute medium:bg-transparent">{overlay}</div>
      )}
    </div>
  );
}

function noteOf(
  video: WatchVideo,
  showing: Showing | null,
  t: ReturnType<typeof useMessages<typeof watch>>,
): string | null {
  if (showing === 'trailer') return t('stage.trailer');
  if (showing === null && video.isDenied) return t('gate.denied.title');
  if (showing === null) return video.isBeingPrepared ? t('gate.preparing.title') : null;
  const position = resumePosition(video.playbackPosition, Number.NaN);
  return position === 0 ? null : t('stage.resume', { time: clockTime(position) });
}
