import { describe, expect, it } from 'vitest';
import { parseSearch } from '@network/core/routing/search-params.ts';
import { moderationHref, readModerationSearch } from './moderation-search.ts';

const read = (query: string) => readModerationSearch(parseSearch(query));

describe('A11 the address of the moderation page', () => {
  it.each(['', '?list=recent', '?member=goldmember', '?list=recent&after=3.77', '?member=ada&after=-2.5'])(
    'says the same after it was read: %s',
    (query) => expect(moderationHref(read(query))).toBe(`/moderation${query}`),
  );

  it.each(['?list=all', '?member=A B', '?member=', '?after=x', '?after=1', '?after=1.0', '?list=recent&list=recent'])(
    'leaves out what makes no sense: %s',
    (query) => expect(moderationHref(read(query))).toBe('/moderation'),
  );
});
