import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useFlash } from '@network/core/flash/use-flash.ts';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import { reportError } from '@network/core/telemetry/report-error.ts';
import { useTelemetry } from '@network/core/tenant/page-provider.tsx';
import type { TokenResultFragment } from '../api/video-token.generated.ts';
import { endOngoing, type OngoingFilm, ongoingOf } from '../ongoing/ongoing-film.ts';
import type { PlayedBy, RenewedSources } from '../player/model/player-sources.ts';
import type { SeekRequest } from '../player/player.tsx';
import { loadPlayer } from './load-player.ts';
import { playerSourcesOf } from './player-sources-of.ts';
import type { WatchVideo } from '../queries.ts';
import type { Showing, TokenRefusal } from './use-tokens.ts';

export type StagePhase =
  | { readonly name: 'poster' | 'starting' | 'failed' | 'refused' }
  | { readonly name: 'running'; readonly film: OngoingFilm };

export interface StageOptions {
  readonly video: WatchVideo;
  /** Null where this person may play nothing of it. */
  readonly showing: Showing | null;
  readonly requestToken: (place: PlayedBy) => Promise<TokenResultFragment>;
  readonly onRefused: (refusal: TokenRefusal) => void;
  /** Never for people who prefer reduced motion. */
  readonly startsByItself: boolean;
  /** Going to a second of the film starts it. */
  readonly request: SeekRequest | null;
}

export interface Stage {
  readonly phase: StagePhase;
  /** A press of play is likely. */
  readonly prepare: () => void;
  readonly start: () => void;
  /** Back to the poster, after a film that ended elsewhere. */
  readonly reset: () => void;
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Takes a stage from its poster to a running player. It requests addresses and loads the player at the same time. */
export function useStage(options: StageOptions): Stage {
  const { video, showing, requestToken, onRefused, startsByItself, request } = options;
  const telemetry = useTelemetry();
  const router = useRouter();
  const dialogs = useDialogs();
  const flash = useFlash();
  // A film that went on in the small player is back.
  const [phase, setPhase] = useState<StagePhase>(() => {
    const film = ongoingOf(video.videoId, showing);
    return film ? { name: 'running', film } : { name: 'poster' };
  });
  const isMounted = useRef(true);
  const isBusy = useRef(phase.name === 'running');

  const start = async (isUserStarted: boolean) => {
    if (isBusy.current || !showing) return;
    isBusy.current = true;
    // Created and touched during the press: browsers then allow the element to play sound later.
    const element = document.createElement('video');
    element.load();
    endOngoing();
    setPhase({ name: 'starting' });
    try {
      const [token, playFilm] = await Promise.all([requestToken('browser'), loadPlayer()]);
      if (!isMounted.current) return;
      if (token.__typename === 'AccessDenied') {
        setPhase({ name: 'refused' });
        return onRefused(token);
      }
      const film = playFilm({
        video,
        showing,
        element,
        sources: playerSourcesOf(token),
        seek: request,
        takesFocus: isUserStarted,
        context: router.options.context as RouterContext,
        address: () => router.latestLocation.href,
        navigate: (address) => void router.navigate({ href: address }),
        onRenew: renew,
        onHelp: () => dialogs.open('PlayerKeys', {}),
        flash,
      });
      setPhase({ name: 'running', film });
    } catch (error) {
      isBusy.current = false;
      reportError(telemetry, error, null);
      setPhase({ name: 'failed' });
    }
  };

  const renew = async (place: PlayedBy): Promise<RenewedSources> => {
    const token = await requestToken(place);
    return token.__typename === 'AccessDenied' ? { refused: true } : { sources: playerSourcesOf(token) };
  };

  const begin = useEffectEvent(() => void start(request !== null));
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- starting is an act outside of React, whose first state is shown
    if (request || (startsByItself && !prefersStillness())) begin();
  }, [startsByItself, request]);

  return {
    phase,
    // A failure here happens again, visibly, when play is pressed.
    prepare: () => void loadPlayer().catch(() => undefined),
    start: () => void start(true),
    reset: () => {
      isBusy.current = false;
      setPhase({ name: 'poster' });
    },
  };
}
