import { deniedNextStep } from '@network/access/next-step.ts';
import { videoSubject } from '@network/access/subjects.ts';
import type { Session } from '@network/core/session/session.ts';
import type { VideoCardFragment } from '@network/graphql/fragments/video-card.generated.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { toVideoSubject } from './video-subject.ts';

/** What a film offers this person: all of it, all of it after an unlock, or its trailer. */
export type FilmOffer = 'watch' | 'unlock' | 'trailer';

/** The word for a button or a card, from the rules that also decide what the film's page plays. */
export function filmOffer(
  { ability, viewer }: Pick<Session, 'ability' | 'viewer'>,
  video: VideoCardFragment,
  tenant: Tenant,
): FilmOffer {
  const item = toVideoSubject(video);
  if (ability.can('play', videoSubject('video', item))) return 'watch';
  const step = deniedNextStep(viewer, item, tenant);
  return step === 'UNLOCK_VIDEO' || step === 'UNLOCK_CHANNEL' ? 'unlock' : 'trailer';
}
