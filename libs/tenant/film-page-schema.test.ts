import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defineTenant, TenantConfigurationError } from './define-tenant.ts';
import { DEFAULT_FILM_PAGE, filmPageSchema } from './film-page-schema.ts';
import type { FilmPageComposition, Tenant, TenantInput } from './tenant-schema.ts';

const apps = join(import.meta.dirname, '../../apps');
const tenants = await Promise.all(
  readdirSync(apps).map(async (id) => ((await import(join(apps, id, 'tenant.ts'))) as { default: Tenant }).default),
);

/** What is seen in grey, from afar: everything but how its stage is framed. */
const PLACES = ['title', 'align', 'facts', 'join', 'rail'] as const;

const differences = (one: FilmPageComposition, other: FilmPageComposition) =>
  PLACES.filter((place) => one[place] !== other[place]).length;

describe('the pages of films', () => {
  it('differ between any two of the brands in at least two of their places', () => {
    const composed = tenants.filter(({ filmPage }) => differences(filmPage, DEFAULT_FILM_PAGE) > 0);
    expect(composed.length).toBeGreaterThanOrEqual(10);
    for (const one of composed) {
      for (const other of composed) {
        if (one === other) continue;
        expect(differences(one.filmPage, other.filmPage), `${one.id} and ${other.id}`).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('use every way of every part', () => {
    const ways = (part: keyof FilmPageComposition) => new Set(tenants.map(({ filmPage }) => filmPage[part])).size;
    expect([...PLACES, 'stage' as const].map(ways)).toEqual([3, 2, 3, 3, 3, 3]);
  });

  it('differ on a phone between any two of the brands in at least three of its parts', () => {
    for (const { id, filmPage } of tenants) {
      for (const other of tenants) {
        if (id === other.id) continue;
        const onPhone = ({ align, phone }: FilmPageComposition) => ({ align, ...phone });
        const parts = Object.keys(onPhone(filmPage)) as (keyof ReturnType<typeof onPhone>)[];
        const different = parts.filter((part) => onPhone(filmPage)[part] !== onPhone(other.filmPage)[part]);
        expect(different.length, `${id} and ${other.id}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('use every way of every part of a phone', () => {
    const ways = (part: keyof FilmPageComposition['phone']) =>
      new Set(tenants.map(({ filmPage }) => filmPage.phone[part])).size;
    expect((['title', 'stage', 'size', 'facts', 'join'] as const).map(ways)).toEqual([2, 4, 3, 4, 3]);
  });
});

describe('a page of films that is wrong', () => {
  const right = tenants[0] as unknown as TenantInput;

  it.each([
    ['a place that there is not', { ...DEFAULT_FILM_PAGE, rail: 'left' }, /filmPage\.rail: /],
    ['a part that there is not', { ...DEFAULT_FILM_PAGE, hero: 'full' }, /filmPage\.hero: Unrecognized key/],
    ['a part that is left out', { title: 'over' }, /filmPage\.stage: /],
    [
      'an invitation beside the picture, above its title',
      { ...DEFAULT_FILM_PAGE, title: 'below', join: 'beside' },
      /filmPage\.join: expected under or band/,
    ],
    [
      'an invitation where the title is',
      { ...DEFAULT_FILM_PAGE, title: 'beside', join: 'beside' },
      /filmPage\.join: expected under or band/,
    ],
    [
      'a way of a phone that there is not',
      { ...DEFAULT_FILM_PAGE, phone: { ...DEFAULT_FILM_PAGE.phone, size: 'vast' } },
      /filmPage\.phone\.size: /,
    ],
    [
      'a title over the picture of a phone, with the links of its facts',
      { ...DEFAULT_FILM_PAGE, title: 'beside', phone: { ...DEFAULT_FILM_PAGE.phone, title: 'over' } },
      /filmPage\.phone\.title: expected below/,
    ],
    [
      'a list of facts between the picture of a phone and its invitation',
      { ...DEFAULT_FILM_PAGE, phone: { ...DEFAULT_FILM_PAGE.phone, facts: 'list' } },
      /filmPage\.phone\.facts: expected line, ruled or columns/,
    ],
  ])('1067 %s is named with its path', (_case, filmPage, message) => {
    const define = () => defineTenant({ ...right, filmPage } as TenantInput);
    expect(define).toThrow(TenantConfigurationError);
    expect(define).toThrow(message);
  });

  it('is one of its own where a brand says nothing, and so is that of a phone', () => {
    expect(filmPageSchema.parse(undefined)).toEqual(DEFAULT_FILM_PAGE);
    const { phone: _none, ...wide } = DEFAULT_FILM_PAGE;
    expect(filmPageSchema.parse({ ...wide, title: 'over' })).toEqual({ ...DEFAULT_FILM_PAGE, title: 'over' });
  });
});
