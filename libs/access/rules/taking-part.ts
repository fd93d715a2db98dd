import type { Conditions } from '../conditions.ts';
import { type Person, hasExpertReview } from './person.ts';
import { allow, type AppRule, RELEASED } from './rule.ts';

/**
 * "Comments: members may add, reply, load more, vote, sort, set draft and focus" (A11), on videos that they may watch;
 * they may also report comments, edit their own for a while and delete them.
 */
export function mayComment(where: Conditions): AppRule {
  return allow(
    ['see', 'add', 'reply', 'loadMore', 'vote', 'sort', 'setDraft', 'focus', 'report', 'edit', 'withdraw'],
    'comment',
    { ...where, ...RELEASED },
  );
}

/** Opening and saving an expert review, where there are any. */
export function mayReview(person: Person, where: Conditions): readonly AppRule[] {
  return hasExpertReview(person) ? [allow(['see', 'update'], 'expertReviewModal', { ...where, ...RELEASED })] : [];
}

/** "play, download, rate, comment, and see or download picture sets" (A06, A09) where the conditions match. */
export function fullUse(person: Person, where: Conditions): readonly AppRule[] {
  return [
    allow(['play', 'download', 'rate'], 'video', { ...where, ...RELEASED }),
    allow(['see', 'download'], 'pictureSet', { ...where, ...RELEASED }),
    mayComment(where),
    ...mayReview(person, where),
  ];
}
