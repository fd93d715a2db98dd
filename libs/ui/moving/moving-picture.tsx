import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { type SizedClip, useFittingClip } from './fitting-clip.ts';
import { SilentLoop } from './silent-loop.tsx';
import { useIsWatched } from './use-is-watched.ts';
import { useMayMove } from './use-may-move.ts';

export type MovingPictureProps = {
  /** A short silent clip in its sizes; the same list as long as it is the same clip. */
  clips: readonly SizedClip[];
  labels: { readonly pause: string; readonly play: string };
  isPaused: boolean;
  /** Also called with true when the browser refuses to play by itself, as a telephone does that saves power. */
  onPausedChange: (isPaused: boolean) => void;
};

/**
 * A silent loop over the picture in whose frame it stands, with a button that pauses it. Nothing at all where pictures must not move
 * (`useMayMove`), or no clip is large enough for the frame (`fittingClip`): then the picture is what there is. It rests while nobody can
 * see it.
 */
export function MovingPicture({ clips, labels, isPaused, onPausedChange }: MovingPictureProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [isMissing, setMissing] = useState(false);
  const mayMove = useMayMove(frame) && !isMissing;
  const clip = useFittingClip(clips, frame);
  const isWatched = useIsWatched(frame);
  return (
    <div ref={setFrame} className="absolute inset-0">
      {mayMove && clip ? (
        <>
          <SilentLoop
            key={clip.src}
            sources={[clip]}
            isPlaying={isWatched && !isPaused}
            onRefused={() => onPausedChange(true)}
            onMissing={() => setMissing(true)}
          />
          <IconButton
            variant="media"
            label={isPaused ? labels.play : labels.pause}
            icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            onClick={() => onPausedChange(!isPaused)}
            className="moving-button"
          />
        </>
      ) : null}
    </div>
  );
}
