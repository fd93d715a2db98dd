import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react';
import { chapterSpans } from '../model/chapter.ts';
import { JUMP_SECONDS, type PlayerCommand } from '../model/keyboard.ts';
import { qualityChoices } from '../model/quality.ts';
import { usePlayback, usePlayer } from '../player-context.ts';
import type { PlayerProps } from '../player.tsx';
import type { LoadedRemote } from '../use-remote-playback.ts';
import { useIdle } from '../use-idle.ts';
import { CaptionsOverlay } from './captions-overlay.tsx';
import { ControlBar } from './control-bar.tsx';
import { Flash, type FlashSign } from './flash.tsx';
import { IconButton } from './icon-button.tsx';
import { StatusOverlay } from './status-overlay.tsx';
import { Surface } from './surface.tsx';

interface PlayerChromeProps extends PlayerProps {
  readonly root: RefObject<HTMLElement | null>;
  /** Null where no other device can play it. */
  readonly remote: LoadedRemote | null;
  readonly isFullscreen: boolean;
  readonly sign: FlashSign | null;
  readonly onCommand: (command: PlayerCommand) => void;
}

/** Shows everything over the picture. It hides while the video plays without interaction. */
export function PlayerChrome(props: PlayerChromeProps) {
  const { text } = usePlayer();
  const { remote } = props;
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const paused = usePlayback((state) => state.paused);
  const problem = usePlayback((state) => state.problem);
  const shown = usePlayback((state) => state.shown);
  const duration = usePlayback((state) => state.duration);
  const isIdle = useIdle(props.root, !paused && !isMenuOpen && problem === null);
  const spans = useMemo(() => chapterSpans(props.chapters, duration), [props.chapters, duration]);
  const qualities = useMemo(() => qualityChoices(props.sources), [props.sources]);
  const notifyShown = useEffectEvent(() => props.onShown?.());
  useEffect(() => {
    if (shown) notifyShown();
  }, [shown]);

  const jump = (seconds: number) => () => props.onCommand({ type: 'seek-by', seconds });
  return (
    <div className="player-chrome" data-idle={isIdle || undefined} data-shown={shown || undefined}>
      <Surface run={props.onCommand} />
      <CaptionsOverlay />
      <Flash sign={props.sign} />
      <p className="player-title" aria-hidden>
        {props.title}
      </p>
      <div className="player-middle">
        <IconButton
          icon={RotateCcw}
          mark={String(JUMP_SECONDS)}
          label={text('back', { seconds: JUMP_SECONDS })}
          onClick={jump(-JUMP_SECONDS)}
        />
        <IconButton
          icon={paused ? Play : Pause}
          label={text(paused ? 'play' : 'pause')}
          solid
          className="player-middle-play"
          onClick={() => props.onCommand({ type: 'toggle-play' })}
        />
        <IconButton
          icon={RotateCw}
          mark={String(JUMP_SECONDS)}
          label={text('forward', { seconds: JUMP_SECONDS })}
          onClick={jump(JUMP_SECONDS)}
        />
      </div>
      <StatusOverlay qualities={qualities} next={props.next} />
      {remote && <remote.RemoteNotice playback={remote.playback} />}
      <ControlBar
        spans={spans}
        storyboard={props.storyboard}
        qualities={qualities}
        captions={props.sources.captions}
        autoplay={props.autoplay}
        remote={remote && <remote.RemoteButton playback={remote.playback} />}
        isFullscreen={props.isFullscreen}
        onToggleFullscreen={() => props.onCommand({ type: 'toggle-fullscreen' })}
        onMenuChange={setIsMenuOpen}
      />
    </div>
  );
}
