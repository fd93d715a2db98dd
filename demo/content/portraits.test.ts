import { describe, expect, it } from 'vitest';
import { PAGE_SIZE } from '@network/tenant/constants.ts';
import { compositionOf } from '@network/gateway/modules/content/media/public.ts';
import { stockMedia } from '../media/stock-media.ts';
import type { Listing } from './deal-compositions.ts';
import { castFilms } from './film-parts.ts';
import { makeSiteFilms } from './films.ts';
import { makePerformers } from './performers.ts';
import { lookOf, performerListings, withPortraits } from './portraits.ts';
import { uniqueNames } from './slugs.ts';

const today = new Date('2026-03-02T00:00:00Z');
const people = makePerformers(today);
const films = makeSiteFilms(today, uniqueNames());
const listings = performerListings(people, films, castFilms(films, people));
const pictured = withPortraits(people, listings);
const portraits = new Map(
  pictured.map(({ document }) => [document.slug, compositionOf(stockMedia, 'portrait', document.id).id]),
);
const shownOf = ({ ids }: Listing) => ids.map((slug) => portraits.get(slug) ?? 'none');

/** Portraits that stand twice on a page that begins at one of these places. */
function twice(listing: Listing, step: number): string[] {
  const shown = shownOf(listing);
  return shown
    .filter((_, at) => at % step === 0)
    .flatMap((_, page) => {
      const own = shown.slice(page * step, page * step + PAGE_SIZE);
      return own.filter((each, place) => own.indexOf(each) !== place);
    });
}

describe('the portraits of the demonstration’s performers', () => {
  it('stand once on every page of every list, as the gateway chooses them by the performers’ ids', () => {
    expect(listings.all.length).toBe(10 * 3 * 3);
    expect(new Set(portraits.values()).size).toBe(stockMedia.pictures.portrait.length);
    expect(listings.all.flatMap((listing) => twice(listing, PAGE_SIZE))).toEqual([]);
  });

  it('stand once in each row of a site, also after ratings have moved it', () => {
    expect(listings.all.filter(({ isMoving }) => isMoving).flatMap((listing) => twice(listing, 1))).toEqual([]);
  });

  it('are no twins of their neighbours where pages begin', () => {
    const pairs = listings.first.flatMap((listing) => {
      const shown = shownOf(listing);
      return shown.slice(1).map((each, at) => lookOf(each) === lookOf(shown[at] ?? ''));
    });
    expect(pairs.filter(Boolean).length / pairs.length).toBeLessThan(0.01);
  });

  it('change nothing else, are the same each time, and leave every id its own', () => {
    expect(withPortraits(people, listings)).toEqual(pictured);
    expect(new Set(pictured.map(({ document }) => document.id)).size).toBe(people.length);
    expect(pictured.map(({ document }) => document.slug)).toEqual(people.map(({ document }) => document.slug));
  });
});
