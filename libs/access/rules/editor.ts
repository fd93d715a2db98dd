import { isAdmin, type Person } from './person.ts';
import { allow, type AppRule } from './rule.ts';

/**
 * "Comments: … group admin or commenteditor also may remove and pin." (A11) They read any thread for that; to write in
 * it is for members.
 */
export function editorRules(person: Person): readonly AppRule[] {
  if (!isAdmin(person) && !person.viewer.groups.includes('commenteditor')) return [];
  return [
    allow(['see', 'loadMore', 'sort', 'focus', 'remove', 'pin'], 'comment', {}),
    allow(['see', 'update'], 'commentModeration'),
  ];
}
