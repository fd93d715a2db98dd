import { useEffect, useEffectEvent, useState } from 'react';
import type { Playback } from './engine/create-playback.ts';
import type { PlayerProps } from './player.tsx';
import type { RemoteButton, RemoteNotice } from './remote/remote-controls.tsx';
import type { RemotePlayback } from './remote/remote-playback.ts';

/** A way to other devices with its controls, which are loaded where a browser has one. */
export interface LoadedRemote {
  readonly playback: RemotePlayback;
  readonly RemoteButton: typeof RemoteButton;
  readonly RemoteNotice: typeof RemoteNotice;
}

/** Returns whether this browser can play a video on another device. */
const supportsRemote = (video: HTMLVideoElement): boolean =>
  'webkitShowPlaybackTargetPicker' in video || 'remote' in video;

/** The way to other devices, for as long as the film plays; null for a browser without one, and for what is not lent. */
export function useRemotePlayback(
  playback: Playback | null,
  { isLent = false, sources, onRenew }: Pick<PlayerProps, 'isLent' | 'sources' | 'onRenew'>,
): LoadedRemote | null {
  const [remote, setRemote] = useState<LoadedRemote | null>(null);
  const lend = useEffectEvent(() => onRenew('device'));
  const sampleOf = useEffectEvent(() => sources.fixed[0]?.src);
  useEffect(() => {
    const sample = sampleOf();
    if (!isLent || !playback || sample === undefined || !supportsRemote(playback.video)) return;
    let ended = false;
    let created: RemotePlayback | null = null;
    const load = async () => {
      const { createRemotePlayback, remoteDevicesOf, ...controls } = await import('./remote/remote-controls.tsx');
      if (ended) return;
      const devices = remoteDevicesOf(playback.video, sample);
      created = createRemotePlayback({ playback, devices, lend });
      setRemote({ playback: created, ...controls });
    };
    // If its script does not load, there is no button, and the film still plays here.
    load().catch(() => undefined);
    return () => {
      ended = true;
      created?.destroy();
      setRemote(null);
    };
  }, [playback, isLent]);
  return remote;
}
