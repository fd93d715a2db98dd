import { Slot } from '@network/core/features/slots.tsx';
import { toVideoSubject } from '../../entity-cards/video-subject.ts';
import { UpgradeOverlay } from '../../entity-cards/upgrade-overlay.tsx';
import { type Barrier, barrierOf, type Playable } from '../playable.ts';
import type { SeekRequest } from '../player/player.tsx';
import type { WatchVideo } from '../queries.ts';
import { StageLock } from '../stage/stage-lock.tsx';
import { VideoStage } from '../stage/video-stage.tsx';
import { useListParameter } from './use-list-parameter.ts';
import type { BarrierStep } from './use-barrier-step.ts';

export interface FilmStageProps {
  readonly video: WatchVideo;
  readonly plays: Playable['plays'];
  readonly barrier: Barrier | null;
  readonly step: BarrierStep | null;
  readonly startsByItself: boolean;
  readonly seek: SeekRequest | null;
  /** The gateway decided otherwise than the page. */
  readonly onRefused: (barrier: Barrier) => void;
}

/** The frame of a film on its page, and below it the list that it is played from. */
export function FilmStage({ video, plays, barrier, step, startsByItself, seek, onRefused }: FilmStageProps) {
  const list = useListParameter();
  return (
    <>
      <div className="stage-box">
        <VideoStage
          video={video}
          showing={plays === 'nothing' ? null : plays}
          startsByItself={startsByItself}
          seek={seek}
          onRefused={({ messageKey, nextStep }) => {
            // The page may be older than what the gateway knows.
            const isBeingPrepared = messageKey === 'errors.beingPrepared';
            onRefused(barrierOf({ ...video, isBeingPrepared }, nextStep));
          }}
          lock={plays === 'nothing' && step !== null ? <StageLock {...step.stage} /> : null}
          overlay={
            barrier?.reason === 'step' ? (
              <UpgradeOverlay
                item={toVideoSubject(video)}
                what="film"
                place="top-banner"
                className="bg-scrim px-4 py-3 backdrop-blur-sm medium:py-4"
              />
            ) : null
          }
        />
      </div>
      {list === null ? null : (
        <div className="h-22 pt-4 max-medium:px-gutter">
          <Slot name="playlistQueue" list={list} videoId={video.videoId} />
        </div>
      )}
    </>
  );
}
