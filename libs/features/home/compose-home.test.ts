import { describe, expect, it } from 'vitest';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { aVideo } from '../testing/story-samples.ts';
import type { HomePageQuery } from './api/home-page.generated.ts';
import { composeHome } from './compose-home.ts';
import { openingOf } from './row-lengths.ts';

type Opening = HomePageQuery['featuredVideos'][number];

const films = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => aVideo(from + index));
const openings = (from: number, to: number) => films(from, to) as unknown as readonly Opening[];

const home: Tenant['home'] = {
  ...testTenant.home,
  hero: { kind: 'wall', align: 'start', order: 'NEWEST' },
  rows: [
    { show: 'latest', as: 'grid', title: 'New' },
    { show: 'topRated', as: 'rail', title: 'Best' },
    { show: 'featured', as: 'wide', title: 'Ours' },
  ],
};

const data = (own: Partial<HomePageQuery>): HomePageQuery => ({
  featuredVideos: openings(1, 9),
  homeHero: null,
  continueWatching: [],
  newSinceLastVisit: [],
  homeRows: [
    { id: 'latest', videos: films(11, 22) },
    { id: 'topRated', videos: films(31, 42) },
  ],
  findDeals: [],
  ...own,
});

const numbersOf = (list: readonly { readonly videoId: string }[] = []) =>
  list.map(({ videoId }) => Number(videoId.slice('video-'.length)));

describe('a home page', () => {
  it('shows each film in one place', () => {
    const { hero, frames, rows, shownIds } = composeHome(data({}), home);
    expect(hero?.videoId).toBe('video-1');
    expect(numbersOf(frames)).toEqual([2, 3, 4, 5]);
    expect(numbersOf(rows.get('featured'))).toEqual([6, 7, 8, 9]);
    expect(numbersOf(rows.get('latest'))).toEqual([11, 12, 13, 14, 15, 16, 17, 18]);
    expect(new Set(shownIds).size).toBe(1 + 4 + 4 + 8 + 12);
  });

  it('opens with as many films as its hero and its row of featured ones show', () => {
    expect(openingOf(home)).toEqual({ frames: 4, all: 9 });
    expect(openingOf({ hero: { ...home.hero, kind: 'split' }, rows: home.rows.slice(0, 2) })).toEqual({
      frames: 0,
      all: 1,
    });
  });
});

describe('films that a person has begun', () => {
  it('give their places to others of the same row, and no other card moves', () => {
    const { rows, shownIds } = composeHome(data({ continueWatching: [aVideo(12), aVideo(33), aVideo(42)] }), home);
    expect(numbersOf(rows.get('latest'))).toEqual([11, 19, 13, 14, 15, 16, 17, 18]);
    expect(numbersOf(rows.get('topRated'))).toEqual([31, 32, 41, 34, 35, 36, 37, 38, 39, 40]);
    expect(new Set(shownIds).size).toBe(shownIds.length);
  });

  it('stay where a row would become too short, so that nothing below it moves', () => {
    const begun = films(31, 40);
    const { rows } = composeHome(data({ continueWatching: begun }), home);
    expect(numbersOf(rows.get('topRated'))).toEqual(numbersOf(films(31, 42)));
  });
});

describe('films that are new to a person', () => {
  const latestOf = (more: Partial<HomePageQuery>) =>
    composeHome(data({ homeRows: [{ id: 'latest', videos: films(11, 30) }], ...more }), home);

  it('have a row of their own, and other films of the same row take their places', () => {
    const { news, rows, shownIds } = latestOf({ newSinceLastVisit: films(11, 13) });
    expect(numbersOf(news)).toEqual([11, 12, 13]);
    expect(numbersOf(rows.get('latest'))).toEqual([19, 20, 21, 14, 15, 16, 17, 18]);
    expect(new Set(shownIds).size).toBe(shownIds.length);
    expect(numbersOf(latestOf({ newSinceLastVisit: films(11, 18) }).rows.get('latest'))).toEqual(
      numbersOf(films(19, 26)),
    );
  });

  it('are not among them once they were begun, or where they open the page', () => {
    const { news } = latestOf({
      newSinceLastVisit: [...films(1, 2), ...films(11, 13)],
      continueWatching: [aVideo(12)],
    });
    expect(numbersOf(news)).toEqual([11, 13]);
  });

  it('stay in a row that would become too short, and stand there alone', () => {
    const { news, rows } = composeHome(data({ newSinceLastVisit: [aVideo(12), ...films(31, 39)] }), home);
    expect(numbersOf(news)).toEqual([12]);
    expect(numbersOf(rows.get('topRated'))).toEqual(numbersOf(films(31, 42)));
  });
});
