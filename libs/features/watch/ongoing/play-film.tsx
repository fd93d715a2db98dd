import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { ShowFlash } from '@network/core/flash/use-flash.ts';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import { SessionProvider } from '@network/core/session/session-provider.tsx';
import { PageProvider } from '@network/core/tenant/page-provider.tsx';
import { createStateStore } from '../player/engine/state-store.ts';
import type { Playback } from '../player/engine/create-playback.ts';
import type { PlayedBy, PlayerSources, RenewedSources } from '../player/model/player-sources.ts';
import type { SeekRequest } from '../player/player.tsx';
import type { WatchVideo } from '../queries.ts';
import type { Showing } from '../stage/use-tokens.ts';
import { createFilmHost } from './film-host.ts';
import { type FilmPlace, forgetOngoing, type OngoingFilm, replaceOngoing } from './ongoing-film.ts';
import { OngoingPlayer } from './ongoing-player.tsx';

/** The values that a film needs from the page on which it begins. */
export interface FilmStart {
  readonly video: WatchVideo;
  readonly showing: Showing;
  readonly element: HTMLVideoElement;
  readonly sources: PlayerSources;
  readonly seek: SeekRequest | null;
  readonly takesFocus: boolean;
  readonly context: RouterContext;
  /** The address of a page of this film, to return to. */
  readonly address: () => string;
  readonly navigate: (address: string) => void;
  readonly onRenew: (place: PlayedBy) => Promise<RenewedSources>;
  readonly onHelp: () => void;
  readonly flash: ShowFlash;
}

/** The place in which a film is shown, and the last request about it. */
export interface FilmState {
  readonly isMini: boolean;
  readonly seek: SeekRequest | null;
  /** A page of the film. */
  readonly address: string;
}

const isPlaying = (playback: Playback | null): boolean => {
  if (!playback) return false;
  const { shown, paused, ended, problem } = playback.get();
  return shown && !paused && !ended && problem === null;
};

/** Starts a film outside of any page, in the place of one that played before. */
export function playFilm(start: FilmStart): OngoingFilm {
  const host = createFilmHost();
  const root = createRoot(host.element);
  const state = createStateStore<FilmState>({ isMini: false, seek: start.seek, address: start.address() });
  let place: FilmPlace | null = null;
  let playback: Playback | null = null;
  let isShown = false;
  let hasEnded = false;

  const film: OngoingFilm = {
    videoId: start.video.videoId,
    showing: start.showing,
    enter(next) {
      if (hasEnded) return false;
      place = next;
      host.placeIn(next.element);
      state.set({ isMini: false, address: start.address() });
      if (isShown) next.onShown();
      return true;
    },
    leave() {
      place = null;
      if (start.showing === 'film' && isPlaying(playback)) {
        host.float();
        return state.set({ isMini: true });
      }
      // Another page of the same film takes it over at once, or nobody does.
      queueMicrotask(() => place ?? film.end());
    },
    seek: (seek) => state.set({ seek }),
    end() {
      if (hasEnded) return;
      hasEnded = true;
      forgetOngoing(film);
      root.unmount();
      host.remove();
    },
  };

  replaceOngoing(film);
  root.render(
    <QueryClientProvider client={start.context.queryClient}>
      <PageProvider value={start.context}>
        <SessionProvider>
          <OngoingPlayer
            start={start}
            state={state}
            host={host.element}
            onPlayback={(created) => void (playback = created)}
            onShown={() => {
              isShown = true;
              place?.onShown();
            }}
            onEnd={() => queueMicrotask(film.end)}
          />
        </SessionProvider>
      </PageProvider>
    </QueryClientProvider>,
  );
  return film;
}
