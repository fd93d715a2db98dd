import { describe, expect, it } from 'vitest';
import { amongSites } from './facet-choice.ts';

describe('T02 sites in a choice of facets', () => {
  it('are those that the brand shows; others would narrow nothing', () => {
    const chosen = { sites: ['deeper', 'nowhere', 'vixen'], categories: ['rain'] };
    expect(amongSites(chosen, ['vixen', 'deeper'])).toEqual({ sites: ['deeper', 'vixen'], categories: ['rain'] });
    expect(amongSites(chosen, ['tushy'])).toEqual({ categories: ['rain'] });
    expect(amongSites({}, ['tushy'])).toEqual({});
  });
});
