import type { AppAbility } from '@network/access/ability.ts';
import { videoSubject } from '@network/access/subjects.ts';
import type { VideoCardFragment } from '@network/graphql/fragments/video-card.generated.ts';
import { toVideoSubject } from './video-subject.ts';

/** What a film offers this person: all of it, all of it after an unlock, or its trailer. */
export type FilmOffer = 'watch' | 'unlock' | 'trailer';

/** The word for a button that leads to a film, from the rules that also decide what its page plays. */
export function filmOffer(ability: AppAbility, video: VideoCardFragment): FilmOffer {
  const item = toVideoSubject(video);
  if (ability.can('play', videoSubject('video', item))) return 'watch';
  const isPack = item.channelPackId !== null && ability.can('unlock', 'channelPack');
  return isPack || ability.can('unlock', videoSubject('video', item)) ? 'unlock' : 'trailer';
}
