import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  RotateCw,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChapterSpan } from '../model/chapter.ts';
import { JUMP_SECONDS } from '../model/keyboard.ts';
import type { CaptionSource } from '../model/player-sources.ts';
import type { QualityChoice } from '../model/quality.ts';
import type { StoryboardCue } from '../model/storyboard.ts';
import { usePlayback, usePlayer } from '../player-context.ts';
import { togglePicture, usePictureInPicture } from '../use-picture-in-picture.ts';
import { ChapterMenu } from './chapter-menu.tsx';
import { IconButton } from './icon-button.tsx';
import { SettingsMenu, type AutoplaySetting } from './settings-menu.tsx';
import { TimeDisplay } from './time-display.tsx';
import { Timeline } from './timeline.tsx';
import { Volume } from './volume.tsx';

export interface ControlBarProps {
  readonly spans: readonly ChapterSpan[];
  readonly storyboard: readonly StoryboardCue[];
  readonly qualities: readonly QualityChoice[];
  readonly captions: readonly CaptionSource[];
  readonly autoplay?: AutoplaySetting | undefined;
  /** The button for another device, where there is one. */
  readonly remote: ReactNode;
  readonly isFullscreen: boolean;
  readonly onToggleFullscreen: () => void;
  readonly onMenuChange: (isOpen: boolean) => void;
}

/** The timeline and the row of controls under it. */
export function ControlBar(props: ControlBarProps) {
  const { playback, text } = usePlayer();
  const paused = usePlayback((state) => state.paused);
  const ended = usePlayback((state) => state.ended);
  const captionsOn = usePlayback((state) => props.captions.some((track) => track.language === state.captions));
  const { isFloating, isAvailable } = usePictureInPicture(playback.video);
  const seconds = JUMP_SECONDS;

  return (
    <div className="player-bar">
      <Timeline spans={props.spans} storyboard={props.storyboard} />
      <div className="player-row">
        <IconButton
          icon={paused ? Play : Pause}
          label={text(ended ? 'replay' : paused ? 'play' : 'pause')}
          solid
          onClick={playback.togglePlay}
        />
        <IconButton
          icon={RotateCcw}
          mark={String(seconds)}
          label={text('back', { seconds })}
          className="player-jump"
          onClick={() => playback.seekBy(-seconds)}
        />
        <IconButton
          icon={RotateCw}
          mark={String(seconds)}
          label={text('forward', { seconds })}
          className="player-jump"
          onClick={() => playback.seekBy(seconds)}
        />
        <Volume />
        <TimeDisplay spans={props.spans} />
        <span className="player-space" />
        {props.spans.length > 1 && (
          <ChapterMenu spans={props.spans} storyboard={props.storyboard} onOpenChange={props.onMenuChange} />
        )}
        {props.captions.length > 0 && (
          <IconButton
            icon={captionsOn ? Captions : CaptionsOff}
            label={text('captions')}
            aria-pressed={captionsOn}
            onClick={playback.toggleCaptions}
          />
        )}
        <SettingsMenu
          qualities={props.qualities}
          captions={props.captions}
          autoplay={props.autoplay}
          onOpenChange={props.onMenuChange}
        />
        {props.remote}
        {isAvailable && (
          <IconButton
            icon={PictureInPicture2}
            label={text(isFloating ? 'leavePictureInPicture' : 'pictureInPicture')}
            className="player-float"
            onClick={() => togglePicture(playback.video)}
          />
        )}
        <IconButton
          icon={props.isFullscreen ? Minimize : Maximize}
          label={text(props.isFullscreen ? 'leaveFullscreen' : 'fullscreen')}
          onClick={props.onToggleFullscreen}
        />
      </div>
    </div>
  );
}
