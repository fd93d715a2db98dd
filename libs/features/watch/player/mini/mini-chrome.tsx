import { Move, Pause, PictureInPicture2, Play, RotateCcw, X } from 'lucide-react';
import { IconButton } from '../controls/icon-button.tsx';
import { usePlayback, usePlayer } from '../player-context.ts';
import { togglePicture, usePictureInPicture } from '../use-picture-in-picture.ts';
import { useDrag } from './use-drag.ts';

/** The controls that a small player has around its film. */
export interface MiniPlayer {
  /** The page of the film. */
  readonly href: string;
  readonly onReturn: () => void;
  readonly onClose: () => void;
  /** Moves it to another corner. */
  readonly moveOn: () => void;
  /** Follows a pointer that has moved this far, in CSS pixels. */
  readonly dragBy: (x: number, y: number) => void;
  readonly drop: () => void;
}

export interface MiniChromeProps {
  readonly title: string;
  readonly mini: MiniPlayer;
}

/** The controls of a small player: back to its page, pause, another corner, picture in picture, close. */
export function MiniChrome({ title, mini }: MiniChromeProps) {
  const { playback, text } = usePlayer();
  const paused = usePlayback((state) => state.paused);
  const ended = usePlayback((state) => state.ended);
  const { isFloating, isAvailable } = usePictureInPicture(playback.video);
  const drag = useDrag(mini);
  return (
    <div className="player-mini">
      <a
        className="player-mini-return"
        href={mini.href}
        draggable={false}
        {...drag.handlers}
        onClick={(event) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          if (!drag.hasMoved()) mini.onReturn();
        }}
      >
        <span className="player-mini-title">{title}</span>
        <span className="sr-only">{text('backToFilm')}</span>
      </a>
      <div className="player-mini-row">
        <IconButton
          icon={ended ? RotateCcw : paused ? Play : Pause}
          label={text(ended ? 'replay' : paused ? 'play' : 'pause')}
          solid={!ended}
          onClick={playback.togglePlay}
        />
        <IconButton icon={Move} label={text('otherCorner')} className="player-mini-wide" onClick={mini.moveOn} />
        {isAvailable && (
          <IconButton
            icon={PictureInPicture2}
            label={text(isFloating ? 'leavePictureInPicture' : 'pictureInPicture')}
            className="player-mini-wide"
            onClick={() => togglePicture(playback.video)}
          />
        )}
        <IconButton icon={X} label={text('closeMini')} className="player-mini-close" onClick={mini.onClose} />
      </div>
      <MiniProblem />
      <MiniProgress />
    </div>
  );
}

/** Why it does not play, and the way on. */
function MiniProblem() {
  const { playback, text } = usePlayer();
  const problem = usePlayback((state) => state.problem);
  if (!problem) return null;
  return (
    <div role="alert" className="player-mini-problem">
      <span>{text('problemTitle')}</span>
      <button type="button" className="player-pill" onClick={playback.retry}>
        {text('retry')}
      </button>
    </div>
  );
}

/** Shows how far the film has played. The control for it is on the film's page. */
function MiniProgress() {
  const share = usePlayback((state) =>
    state.duration > 0 ? Math.round((state.time / state.duration) * 1000) / 10 : 0,
  );
  return <span aria-hidden className="player-mini-progress" style={{ width: `${String(share)}%` }} />;
}
