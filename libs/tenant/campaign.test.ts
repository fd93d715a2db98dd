import { expect, it } from 'vitest';
import { CAMPAIGN_PLACES, ujcOf, ujcOfLink } from './campaign.ts';
import { withCampaign } from './with-campaign.ts';

/** The suffixes that the specification names. */
const NAMED = 'upgrade pp-bar hdr mbhdr grid shelf1 shelf2 model home-banner top-banner'.split(' ');

it('K10 names the brand and the place', () => {
  expect(CAMPAIGN_PLACES).toEqual(expect.arrayContaining(NAMED));
  expect(ujcOf({ abbreviation: 'vxn' }, 'shelf1')).toBe('vxn-shelf1');
  expect(ujcOfLink({ abbreviation: 'vxn' }, 'mbhdr')).toBe('vxn-mbhdr');
});

it('K10 knows no campaign of other places', () => {
  expect(ujcOfLink({ abbreviation: 'vxn' }, 'ExpiredUsersOnPageLoad')).toBeNull();
  expect(ujcOfLink({ abbreviation: 'vxn' }, 'length')).toBeNull();
});

it.each([
  ['/videos/a-film', '/videos/a-film?ujc=vxn-grid'],
  ['/videos/a-film?x=1#end', '/videos/a-film?x=1&ujc=vxn-grid#end'],
  ['/videos/a-film?ujc=old', '/videos/a-film?ujc=vxn-grid'],
])('K10 adds the campaign to %s', (href, expected) => {
  expect(withCampaign(href, 'vxn-grid')).toBe(expected);
});
