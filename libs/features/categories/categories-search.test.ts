import { describe, expect, it } from 'vitest';
import { categoriesHref, chosenCategories, readCategoriesSearch } from './categories-search.ts';

const categories = [
  { name: 'Neon', videoCount: 3 },
  { name: 'Café Noir', videoCount: 9 },
  { name: 'By the Sea', videoCount: 5 },
];
const names = (raw: Record<string, string>) =>
  chosenCategories(categories, readCategoriesSearch(raw)).map(({ name }) => name);

describe('R14 the categories of a page', () => {
  it('R14 begin with the most films, or go by name', () => {
    expect(names({})).toEqual(['Café Noir', 'By the Sea', 'Neon']);
    expect(names({ order: 'name' })).toEqual(['By the Sea', 'Café Noir', 'Neon']);
    expect(names({ order: 'loudest' })).toEqual(names({}));
  });

  it('R14 are found by a part of their name, whatever its case and accents', () => {
    expect(names({ find: ' CAFE ' })).toEqual(['Café Noir']);
    expect(names({ find: 'e' })).toHaveLength(3);
    expect(names({ find: 'zzz' })).toEqual([]);
  });

  it('R14 are found as searches find them, with two letters for an umlaut, too', () => {
    const german = [
      { name: 'Stürmisch', videoCount: 2 },
      { name: 'Große Straße', videoCount: 1 },
    ];
    const found = (find: string) => chosenCategories(german, readCategoriesSearch({ find })).map(({ name }) => name);
    for (const typed of ['stürm', 'sturm', 'Stuerm']) expect(found(typed), typed).toEqual(['Stürmisch']);
    expect(found('strasse')).toEqual(['Große Straße']);
  });

  it('R14 have an address that reads back', () => {
    for (const search of [
      { order: 'films', find: '' },
      { order: 'name', find: 'by the' },
    ] as const) {
      const { searchParams } = new URL(categoriesHref(search), 'http://a');
      expect(readCategoriesSearch(Object.fromEntries(searchParams))).toEqual(search);
    }
  });
});
