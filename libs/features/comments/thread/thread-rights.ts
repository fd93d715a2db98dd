import type { AppAbility } from '@network/access/ability.ts';
import { videoSubject, type VideoSubject } from '@network/access/subjects.ts';

/** A person's rights on the comments of a video. */
export interface ThreadRights {
  readonly see: boolean;
  readonly add: boolean;
  readonly reply: boolean;
  readonly vote: boolean;
  readonly report: boolean;
  /** Whether they may edit their own comments. */
  readonly edit: boolean;
  readonly withdraw: boolean;
  readonly remove: boolean;
  readonly pin: boolean;
}

export function threadRights(ability: AppAbility, video: VideoSubject): ThreadRights {
  const about = videoSubject('comment', video);
  return {
    see: ability.can('see', about),
    add: ability.can('add', about),
    reply: ability.can('reply', about),
    vote: ability.can('vote', about),
    report: ability.can('report', about),
    edit: ability.can('edit', about),
    withdraw: ability.can('withdraw', about),
    remove: ability.can('remove', about),
    pin: ability.can('pin', about),
  };
}
