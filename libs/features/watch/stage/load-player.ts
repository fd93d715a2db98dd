import type { ComponentType } from 'react';
import { loadHls, playsHlsNatively } from '../player/engine/attach-source.ts';
import type { RunningPlayerProps } from './running-player.tsx';

/**
 * Loads the player and, where it is needed, the script for HLS, side by side. Called on the intent to play; called
 * again it costs nothing.
 */
export async function loadPlayer(): Promise<ComponentType<RunningPlayerProps>> {
  const player = import('./running-player.tsx');
  if (!playsHlsNatively(document.createElement('video'))) await loadHls();
  return (await player).RunningPlayer;
}
