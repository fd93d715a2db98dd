import { type RawSearch, singleValue } from '@network/core/routing/search-params.ts';
import { isUsername } from '@network/validation/username.ts';

/** The comments that the moderation page shows. */
export interface ModerationSearch {
  readonly list: 'REPORTED' | 'RECENT';
  /** Comments of one member. */
  readonly member: string | null;
  /** Where an earlier part of the list ended. */
  readonly after: string | null;
}

const CURSOR = /^-?\d{1,9}\.[1-9]\d{0,17}$/;

/** Reads the page's query; invalid values count as missing. */
export function readModerationSearch(search: RawSearch): ModerationSearch {
  const member = singleValue(search, 'member')?.trim().toLowerCase();
  const after = singleValue(search, 'after');
  return {
    list: singleValue(search, 'list') === 'recent' ? 'RECENT' : 'REPORTED',
    member: isUsername(member) ? member : null,
    after: after !== undefined && CURSOR.test(after) ? after : null,
  };
}

/** The address of a list. */
export function moderationHref({ list, member, after }: ModerationSearch): string {
  const query = new URLSearchParams({
    ...(member === null ? (list === 'RECENT' ? { list: 'recent' } : {}) : { member }),
    ...(after === null ? {} : { after }),
  }).toString();
  return query === '' ? '/moderation' : `/moderation?${query}`;
}
