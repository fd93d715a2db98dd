import { useEffect } from 'react';
import type { Playback } from './engine/create-playback.ts';
import { JUMP_SECONDS } from './model/keyboard.ts';

/** Reports the playing video to the system, so that media keys and the lock screen control it. */
export function useMediaSession(playback: Playback | null, title: string, poster: string): void {
  useEffect(() => {
    if (!playback || !('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play: () => playback.play(),
      pause: () => playback.pause(),
      seekbackward: (details) => playback.seekBy(-(details.seekOffset ?? JUMP_SECONDS)),
      seekforward: (details) => playback.seekBy(details.seekOffset ?? JUMP_SECONDS),
      seekto: (details) => details.seekTime !== undefined && playback.seek(details.seekTime),
    };
    const actions = Object.entries(handlers) as [MediaSessionAction, MediaSessionActionHandler][];
    mediaSession.metadata = new MediaMetadata({ title, artwork: [{ src: poster }] });
    for (const [action, handler] of actions) mediaSession.setActionHandler(action, handler);
    return () => {
      mediaSession.metadata = null;
      for (const [action] of actions) mediaSession.setActionHandler(action, null);
    };
  }, [playback, title, poster]);
}
