import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Playback } from './engine/create-playback.ts';
import type { PlaybackState } from './engine/playback-state.ts';
import type { PlayerText } from './player-text.ts';

interface PlayerContextValue {
  readonly playback: Playback;
  readonly text: PlayerText;
}

export const PlayerContext = createContext<PlayerContextValue | null>(null);

/** The running player around this component. */
export function usePlayer(): PlayerContextValue {
  const value = useContext(PlayerContext);
  if (!value) throw new Error('A player control stands outside a player.');
  return value;
}

/** One value out of the state; a component renders again only when it changes. The selection has to be a plain value. */
export function usePlayback<Value>(select: (state: PlaybackState) => Value): Value {
  const { playback } = usePlayer();
  const read = () => select(playback.get());
  return useSyncExternalStore(playback.subscribe, read, read);
}
