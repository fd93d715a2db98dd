import { deniedNextStep, type NextStep } from '@network/access/next-step.ts';
import { videoSubject } from '@network/access/subjects.ts';
import type { Session } from '@network/core/session/session.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { toVideoSubject } from '../entity-cards/video-subject.ts';
import type { WatchVideo } from './queries.ts';

type PlayableVideo = Parameters<typeof toVideoSubject>[0] &
  Pick<WatchVideo, 'isDenied' | 'isUpcoming' | 'isBeingPrepared' | 'guestUserScene'>;

/** Why the film does not play, for the text next to it. */
export type Barrier =
  | { readonly reason: 'denied' }
  /** Nothing of it plays yet. */
  | { readonly reason: 'preparing' }
  | { readonly reason: 'upcoming' }
  | { readonly reason: 'step'; readonly step: NextStep };

/** The part of a film that a page may play for this person. The gateway decides again when it issues addresses. */
export interface Playable {
  readonly plays: 'film' | 'trailer' | 'nothing';
  /** Null where the film is this person's. */
  readonly barrier: Barrier | null;
}

/** The part of a video that this person may play: the film, else the trailer, else nothing. */
export function playableOf(
  { ability, viewer }: Pick<Session, 'ability' | 'viewer'>,
  video: PlayableVideo,
  tenant: Tenant,
): Playable {
  const item = { ...toVideoSubject(video), guestUserScene: video.guestUserScene };
  // A film that is being prepared can't be played or paid for yet, whatever the person's rights are.
  if (video.isBeingPrepared) return { plays: 'nothing', barrier: barrierOf(video, null) };
  if (ability.can('play', videoSubject('video', item))) return { plays: 'film', barrier: null };
  return {
    plays: ability.can('play', videoSubject('trailer', item)) ? 'trailer' : 'nothing',
    barrier: barrierOf(video, deniedNextStep(viewer, item, tenant)),
  };
}

/** Returns what the page of the trailer plays: people who may play the film see no barrier, but still the trailer. */
export function trailerOf({ ability }: Pick<Session, 'ability'>, video: PlayableVideo, film: Playable): Playable {
  const mayPlay = !video.isBeingPrepared && ability.can('play', videoSubject('trailer', toVideoSubject(video)));
  return { plays: mayPlay ? 'trailer' : 'nothing', barrier: film.barrier };
}

/** A refusal without a next step is about the film, not about the person. */
export function barrierOf(
  video: Pick<PlayableVideo, 'isDenied' | 'isUpcoming' | 'isBeingPrepared'>,
  step: NextStep | null,
): Barrier {
  if (step !== null) return { reason: 'step', step };
  if (video.isDenied) return { reason: 'denied' };
  if (video.isUpcoming) return { reason: 'upcoming' };
  return { reason: video.isBeingPrepared ? 'preparing' : 'denied' };
}
