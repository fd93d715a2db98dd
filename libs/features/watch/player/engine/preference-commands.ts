import type { PreferenceStore } from '../model/preferences.ts';
import type { CaptionSource } from '../model/player-sources.ts';
import type { Captions } from './captions.ts';
import type { PlaybackCommands } from './playback-commands.ts';
import type { PlaybackState } from './playback-state.ts';
import type { StateStore } from './state-store.ts';

interface Played {
  readonly video: HTMLVideoElement;
  readonly store: StateStore<PlaybackState>;
  readonly preferences: PreferenceStore;
  /** Reads the element into the state. */
  readonly read: () => void;
}

/** The commands for loudness and speed, which the next video has too. */
export function soundCommands({
  video,
  store,
  preferences: { get: preferred, remember },
  read,
}: Played): Pick<PlaybackCommands, 'setVolume' | 'toggleMute' | 'setRate'> {
  return {
    setVolume(volume) {
      video.volume = Math.min(Math.max(volume, 0), 1);
      video.muted = video.volume === 0;
      store.set({ mutedByBrowser: false });
      read();
      remember({ volume: video.volume || preferred().volume, muted: video.muted });
    },
    toggleMute() {
      video.muted = !video.muted;
      if (!video.muted && video.volume === 0) video.volume = preferred().volume;
      store.set({ mutedByBrowser: false });
      read();
      remember({ muted: video.muted });
    },
    setRate(rate) {
      video.defaultPlaybackRate = rate;
      video.playbackRate = rate;
      read();
      remember({ rate });
    },
  };
}

/** The commands for captions; `offered` are those of the source that plays. */
export function captionCommands(
  captions: Captions,
  { store, preferences: { get: preferred, remember } }: Pick<Played, 'store' | 'preferences'>,
  offered: () => readonly CaptionSource[],
): Pick<PlaybackCommands, 'setCaptions' | 'toggleCaptions'> {
  // The language that comes back when captions are switched off and on again.
  let last = preferred().captions;
  const setCaptions = (language: string | null): void => {
    if (language !== null) last = language;
    captions.choose(language);
    store.set({ captions: language });
    remember({ captions: language });
  };
  return {
    setCaptions,
    toggleCaptions() {
      const has = (language: string | null) => offered().some((each) => each.language === language);
      if (has(store.get().captions)) return setCaptions(null);
      setCaptions(has(last) ? last : (offered()[0]?.language ?? null));
    },
  };
}
