import { type RefObject, useEffect, useState } from 'react';
import type { ReelRole } from './steps.ts';

/** How many seconds a reel has to play to count as seen. */
export const SEEN_AFTER_SECONDS = 1;

/** A reel that was left rewinds after this delay, ms: at once it would delay the first picture of the next. */
const REWIND_AFTER_MS = 500;

export interface ReelPlayback {
  readonly isPlaying: boolean;
  readonly hasFailed: boolean;
  /** From 0 to 1. */
  readonly progress: number;
}

export interface ReelPlaybackOptions {
  readonly role: ReelRole;
  /** Set by the person; false while they pause it. */
  readonly isWanted: boolean;
  readonly withSound: boolean;
  /** The browser let it play without sound only. */
  readonly onSoundRefused: () => void;
  readonly onSeen: () => void;
}

/** Plays a reel while it is the one to play, and puts it back to its start when it is left. */
export function useReelPlayback(video: RefObject<HTMLVideoElement | null>, options: ReelPlaybackOptions): ReelPlayback {
  const { role, isWanted, withSound, onSoundRefused, onSeen } = options;
  const [state, setState] = useState<ReelPlayback>({ isPlaying: false, hasFailed: false, progress: 0 });
  const isMeant = role === 'playing' && isWanted;

  useEffect(() => {
    const element = video.current;
    if (element) element.muted = !withSound;
  }, [video, withSound]);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (!isMeant) {
      element.pause();
      if (role === 'playing') return;
      const rewinding = setTimeout(() => {
        if (element.currentTime > 0) element.currentTime = 0;
      }, REWIND_AFTER_MS);
      return () => clearTimeout(rewinding);
    }
    element.play().catch((error: unknown) => {
      // A page without interaction may not play sound: it continues muted.
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || element.muted) return;
      onSoundRefused();
      element.muted = true;
      element.play().catch(() => undefined);
    });
    // Only what decides whether it plays: a new callback must not restart it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [video, isMeant, role]);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let isSeen = false;
    const report = () => setState((before) => ({ ...before, isPlaying: !element.paused }));
    const advance = () => {
      const { currentTime, duration } = element;
      setState((before) => ({ ...before, progress: duration > 0 ? currentTime / duration : 0 }));
      if (isSeen || currentTime < SEEN_AFTER_SECONDS) return;
      isSeen = true;
      onSeen();
    };
    const fail = () => setState((before) => ({ ...before, hasFailed: true }));
    element.addEventListener('play', report);
    element.addEventListener('pause', report);
    element.addEventListener('timeupdate', advance);
    element.addEventListener('error', fail);
    return () => {
      element.removeEventListener('play', report);
      element.removeEventListener('pause', report);
      element.removeEventListener('timeupdate', advance);
      element.removeEventListener('error', fail);
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [video]);
  return state;
}
