import { describe, expect, it } from 'vitest';
import { filmPageSchema, JOIN_PLACES, RAIL_PLACES, TITLE_PLACES } from '@network/tenant/film-page-schema.ts';
import type { FilmPageComposition } from '@network/tenant/tenant-schema.ts';
import { type FilmPart, type FilmParts, filmRows, readingOrder, writeAreas, writeRows } from './film-areas.ts';

const EVERYTHING: FilmParts = { join: true, rail: true, extras: true };
const BOOLEANS = [true, false] as const;
const PAGES = BOOLEANS.flatMap((join) =>
  BOOLEANS.flatMap((rail) => BOOLEANS.map((extras): FilmParts => ({ join, rail, extras }))),
);

/** Every composition that a brand may have. */
const ALLOWED = TITLE_PLACES.flatMap((title) =>
  JOIN_PLACES.flatMap((join) => RAIL_PLACES.map((rail) => ({ title, join, rail }))),
).filter((places) => filmPageSchema.safeParse({ stage: 'lit', align: 'start', facts: 'line', ...places }).success);

const named = (composition: object, has: FilmParts) => `${JSON.stringify(composition)} with ${JSON.stringify(has)}`;

describe('the places of a page of a film', () => {
  it('are tried in all compositions that a brand may have', () => expect(ALLOWED).toHaveLength(21));

  it.each(ALLOWED)('1067 $title $join $rail: each part is one rectangle of the grid', (composition) => {
    for (const has of PAGES) {
      const rows = filmRows(composition, has);
      for (const part of new Set(rows.flat())) {
        const cells = rows.flatMap((row, y) => row.flatMap((cell, x) => (cell === part ? [{ x, y }] : [])));
        const ys = cells.map(({ y }) => y);
        const size = new Set(cells.map(({ x }) => x)).size * (Math.max(...ys) - Math.min(...ys) + 1);
        expect(cells, `${part} of ${named(composition, has)}`).toHaveLength(size);
      }
    }
  });

  it.each(ALLOWED)('1067 $title $join $rail: every part that there is has a place, and no other', (composition) => {
    const isUnderTitle = (part: FilmPart) => composition.title === 'beside' && part === 'facts';
    for (const has of PAGES) {
      const there = (['title', 'stage', 'facts', 'about', 'talk', 'join', 'rail', 'extras'] as const).filter(
        (part) => !isUnderTitle(part) && (has as Partial<Record<FilmPart, boolean>>)[part] !== false,
      );
      expect(new Set(filmRows(composition, has).flat()), named(composition, has)).toEqual(new Set(there));
    }
  });

  it.each(ALLOWED)('1067 $title $join $rail: the document has the order of the rows', (composition) => {
    for (const has of PAGES) {
      const rows = filmRows(composition, has);
      const order = readingOrder(rows);
      const top = (part: FilmPart) => rows.findIndex((row) => row.includes(part));
      const isBeside = (part: FilmPart) => rows.some(([wide, beside]) => beside === part && wide !== part);
      const main = order.filter((part) => part !== 'rail' || !isBeside('rail'));
      expect(main.map(top), named(composition, has)).toEqual(main.map(top).toSorted((one, other) => one - other));
      for (const [row, [wide, beside]] of rows.entries()) {
        // A column is read after what it begins beside; related films after all that they are beside.
        if (beside === wide || (beside !== 'rail' && top(beside) !== row)) continue;
        expect(order.indexOf(beside), `${beside} of ${named(composition, has)}`).toBeGreaterThan(order.indexOf(wide));
      }
    }
  });

  it('a visitor reads the title and the picture before the invitation, and that before the text', () => {
    for (const composition of ALLOWED) {
      const order = readingOrder(filmRows(composition, EVERYTHING));
      const at = (part: FilmPart) => order.indexOf(part);
      expect(Math.max(at('title'), at('stage')), JSON.stringify(composition)).toBeLessThan(at('join'));
      expect(at('join')).toBeLessThan(at('about'));
    }
  });
});

it('related films at the right begin beside the picture, and below what stands there', () => {
  const areas = (places: Pick<FilmPageComposition, 'title' | 'join'>, has: FilmParts) =>
    writeAreas(filmRows({ ...places, rail: 'right' }, has));
  const text = '"about rail" "extras rail" "talk rail"';
  expect(areas({ title: 'over', join: 'beside' }, { ...EVERYTHING, join: false })).toBe(
    `"title title" "stage rail" "facts rail" ${text}`,
  );
  expect(areas({ title: 'over', join: 'beside' }, EVERYTHING)).toBe(`"title title" "stage join" "facts rail" ${text}`);
  expect(areas({ title: 'beside', join: 'under' }, EVERYTHING)).toBe(`"stage title" "join rail" ${text}`);
  expect(areas({ title: 'below', join: 'band' }, EVERYTHING)).toBe(
    `"stage stage" "title title" "facts facts" "join join" ${text}`,
  );
});

it('the last row takes what a long column needs', () => {
  expect(writeRows(filmRows({ title: 'below', join: 'band', rail: 'strip' }, EVERYTHING))).toBe('repeat(6, auto) 1fr');
  const alone = { join: false, rail: true, extras: false };
  expect(writeRows(filmRows({ title: 'below', join: 'band', rail: 'below' }, alone))).toBe('repeat(5, auto) 1fr');
});

it('the text beside a long column stays together where related films are below both', () => {
  // Stage, title, facts, join, and the text, which grows at its end; then the films.
  expect(writeRows(filmRows({ title: 'below', join: 'band', rail: 'below' }, EVERYTHING))).toBe(
    'repeat(5, auto) 1fr repeat(1, auto)',
  );
});
