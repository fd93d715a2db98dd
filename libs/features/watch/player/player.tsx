import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { signOf, type FlashSign } from './controls/flash.tsx';
import { PlayerChrome } from './controls/player-chrome.tsx';
import type { AutoplaySetting } from './controls/settings-menu.tsx';
import type { NextVideo } from './controls/up-next.tsx';
import type { Playback } from './engine/create-playback.ts';
import type { Chapter } from './model/chapter.ts';
import type { PlayerCommand } from './model/keyboard.ts';
import type { PlayedBy, PlayerSources, RenewedSources } from './model/player-sources.ts';
import type { Milestone } from './model/milestones.ts';
import type { SaveMoment } from './model/position-saver.ts';
import type { StoryboardCue } from './model/storyboard.ts';
import { MiniChrome, type MiniPlayer } from './mini/mini-chrome.tsx';
import { PlayerContext } from './player-context.ts';
import type { PlayerText } from './player-text.ts';
import { runCommand } from './run-command.ts';
import { shortcutHandler, usePageKeys } from './shortcuts.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useMediaSession } from './use-media-session.ts';
import { togglePicture } from './use-picture-in-picture.ts';
import { useMilestones } from './use-milestones.ts';
import { useRemotePlayback } from './use-remote-playback.ts';
import { usePlaybackOf } from './use-playback-of.ts';
import { usePositionSaver } from './use-position-saver.ts';
import './player.css';

/** A wish from outside to go to a second; a new object is a new wish. */
export interface SeekRequest {
  readonly seconds: number;
}

export interface PlayerProps {
  readonly title: string;
  /** Address of the poster, for the system's own controls; null where the film has none. */
  readonly poster: string | null;
  /**
   * The element that was made while the person pressed play, so that the browser lets it sound; a new one otherwise.
   */
  readonly video?: HTMLVideoElement | undefined;
  readonly sources: PlayerSources;
  readonly chapters: readonly Chapter[];
  readonly storyboard: readonly StoryboardCue[];
  /** The second at which this person stopped last time. */
  readonly remembered: number | null;
  readonly autoplay?: AutoplaySetting | undefined;
  readonly next?: NextVideo | undefined;
  readonly seek?: SeekRequest | null | undefined;
  /** False when it started automatically. */
  readonly takesFocus?: boolean | undefined;
  /** Set while it is small, beside another page. */
  readonly mini?: MiniPlayer | null | undefined;
  readonly text: PlayerText;
  /** The person may play the film on another device, if the browser offers one. */
  readonly isLent?: boolean | undefined;
  /** Requests new addresses when the old ones have expired, or others for another device. */
  readonly onRenew: (place: PlayedBy) => Promise<RenewedSources>;
  /** Is called with the second that the person has reached; absent where positions are not saved. */
  readonly onPosition?: ((seconds: number, moment: SaveMoment) => void) | undefined;
  /** Is called when playback begins, and once for each share of the video that was watched. */
  readonly onReached?: ((percent: Milestone) => void) | undefined;
  /** Shows what the keys are. */
  readonly onHelp?: (() => void) | undefined;
  /** Is called with the running video, and with null when the player is removed. */
  readonly onPlayback?: ((playback: Playback | null) => void) | undefined;
  /** Is called once the video is visible, so that the poster under it may be removed. */
  readonly onShown?: (() => void) | undefined;
}

/**
 * Plays one video as soon as it is mounted. Set `key` to the video: other sources of the same instance are no
 * other video.
 */
export function Player(props: PlayerProps) {
  const { title, text, mini = null } = props;
  const root = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const playback = usePlaybackOf(host, root, props);
  const [sign, setSign] = useState<FlashSign | null>(null);
  const { isFullscreen, toggleFullscreen } = useFullscreen(root, playback?.video ?? null);
  const remote = useRemotePlayback(playback, props);
  usePositionSaver(playback, props.onPosition);
  useMilestones(playback, props.onReached);
  useMediaSession(playback, title, props.poster);
  const value = useMemo(() => (playback ? { playback, text } : null), [playback, text]);

  const run = (command: PlayerCommand) => {
    if (!playback) return;
    // The whole screen belongs to the page of the film.
    if (mini && command.type === 'toggle-fullscreen') return mini.onReturn();
    const next = signOf(command, playback.get(), text);
    if (next) setSign((last) => ({ ...next, id: (last?.id ?? 0) + 1 }));
    runCommand(command, playback, { toggleFullscreen, togglePicture: () => togglePicture(playback.video) });
  };

  const effects = { run, help: props.onHelp };
  usePageKeys(mini ? null : root, effects);
  const notifyPlayback = useEffectEvent((running: Playback | null) => props.onPlayback?.(running));
  useEffect(() => {
    notifyPlayback(playback);
    return () => notifyPlayback(null);
  }, [playback]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of all controls inside, caught once
    <section
      ref={root}
      className="player"
      data-mini={mini ? '' : undefined}
      aria-label={text(mini ? 'miniLabel' : 'label', { title })}
      tabIndex={-1}
      onKeyDown={shortcutHandler(effects)}
    >
      <div ref={host} className="player-screen" />
      {value && (
        <PlayerContext value={value}>
          {mini ? (
            <MiniChrome title={title} mini={mini} />
          ) : (
            <PlayerChrome
              {...props}
              root={root}
              remote={remote}
              isFullscreen={isFullscreen}
              sign={sign}
              onCommand={run}
            />
          )}
        </PlayerContext>
      )}
    </section>
  );
}
