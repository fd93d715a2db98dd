import { describe, expect, it } from 'vitest';
import { BULK_LIMIT, needsSecondPerson } from './bulk-changes.ts';
import { decidingScope, showsWorth, worthFields } from './priced-content.ts';
import { hasStaffScope, scopesOfRole, STAFF_ROLES } from './staff-rights.ts';

describe('content with a price, a percentage or gems', () => {
  it('needs a second person to be shown, however few things it is, and none to be taken back', () => {
    for (const kind of ['offer', 'deal']) {
      expect([kind, needsSecondPerson('publish', kind, 1)]).toEqual([kind, true]);
      expect([kind, needsSecondPerson('schedule', kind, 1)]).toEqual([kind, true]);
      expect([kind, needsSecondPerson('unpublish', kind, 1)]).toEqual([kind, false]);
    }
  });

  it('is decided by those alone who may approve prices', () => {
    const deciders = STAFF_ROLES.filter((role) =>
      hasStaffScope({ role, scopes: scopesOfRole(role) }, decidingScope('offer', 'publish')),
    );
    expect(deciders).toEqual(['finance', 'admin']);
  });

  it('is an offer by all that it says, and a deal by its price and its promise, not by its rank', () => {
    expect(worthFields('offer')).toContain('offeredGems');
    expect(worthFields('deal')).toContain('initialPrice');
    expect(worthFields('deal')).not.toContain('listingRank');
  });
});

describe('other content', () => {
  it.each(['film', 'toString', '__proto__'])('such as %s needs a second person above the limit alone', (kind) => {
    expect(worthFields(kind)).toEqual([]);
    expect(showsWorth(kind, 'publish')).toBe(false);
    expect(decidingScope(kind, 'publish')).toBe('content:publish');
    expect(needsSecondPerson('publish', kind, BULK_LIMIT)).toBe(false);
    expect(needsSecondPerson('publish', kind, BULK_LIMIT + 1)).toBe(true);
  });
});
