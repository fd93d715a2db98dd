import { expect, it } from 'vitest';
import { UJC_SUFFIXES, ujcOf, withCampaign } from './campaign.ts';

it('K10 names the brand and the place', () => {
  expect(ujcOf({ abbreviation: 'vxn' }, 'shelf1')).toBe('vxn-shelf1');
  expect(UJC_SUFFIXES).toEqual(
    expect.arrayContaining([
      'upgrade',
      'pp-bar',
      'hdr',
      'mbhdr',
      'grid',
      'shelf1',
      'shelf2',
      'model',
      'home-banner',
      'top-banner',
    ]),
  );
});

it.each([
  ['/videos/a-film', '/videos/a-film?ujc=vxn-grid'],
  ['/videos/a-film?x=1#end', '/videos/a-film?x=1&ujc=vxn-grid#end'],
  ['/videos/a-film?ujc=old', '/videos/a-film?ujc=vxn-grid'],
])('K10 adds the campaign to %s', (href, expected) => {
  expect(withCampaign(href, 'vxn-grid')).toBe(expected);
});
