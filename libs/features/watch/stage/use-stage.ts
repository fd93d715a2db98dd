import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { NextStep } from '@network/access/next-step.ts';
import { reportError } from '@network/core/telemetry/report-error.ts';
import { useTelemetry } from '@network/core/tenant/page-provider.tsx';
import type { TokenResultFragment } from '../api/video-token.generated.ts';
import type { PlayerSources, RenewedSources } from '../player/model/player-sources.ts';
import type { SeekRequest } from '../player/player.tsx';
import { loadPlayer } from './load-player.ts';
import { playerSourcesOf } from './player-sources-of.ts';
import type { RunningPlayerProps } from './running-player.tsx';

/** A player with its data, once play was pressed. */
export interface Run {
  readonly RunningPlayer: ComponentType<RunningPlayerProps>;
  readonly video: HTMLVideoElement;
  readonly sources: PlayerSources;
  /** A person started it; it did not start automatically. */
  readonly isUserStarted: boolean;
}

export type StagePhase =
  | { readonly name: 'poster' | 'starting' | 'failed' | 'refused' }
  | { readonly name: 'running'; readonly run: Run };

export interface StageOptions {
  readonly requestToken: () => Promise<TokenResultFragment>;
  readonly onRefused: (step: NextStep | null) => void;
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
  readonly renew: () => Promise<RenewedSources>;
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** From the poster to a running player: requests addresses and loads the player at the same time. */
export function useStage({ requestToken, onRefused, startsByItself, request }: StageOptions): Stage {
  const telemetry = useTelemetry();
  const [phase, setPhase] = useState<StagePhase>({ name: 'poster' });
  const isMounted = useRef(true);
  const isBusy = useRef(false);

  const start = async (isUserStarted: boolean) => {
    if (isBusy.current) return;
    isBusy.current = true;
    // Created and touched during the press: browsers then allow the element to play sound later.
    const video = document.createElement('video');
    video.load();
    setPhase({ name: 'starting' });
    try {
      const [token, RunningPlayer] = await Promise.all([requestToken(), loadPlayer()]);
      if (!isMounted.current) return;
      if (token.__typename === 'AccessDenied') {
        setPhase({ name: 'refused' });
        return onRefused(token.nextStep);
      }
      setPhase({ name: 'running', run: { RunningPlayer, video, sources: playerSourcesOf(token), isUserStarted } });
    } catch (error) {
      isBusy.current = false;
      reportError(telemetry, error, null);
      setPhase({ name: 'failed' });
    }
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
    renew: async () => {
      const token = await requestToken();
      return token.__typename === 'AccessDenied' ? { refused: true } : { sources: playerSourcesOf(token) };
    },
  };
}
