import { type RawSearch, singleValue } from '@network/core/routing/search-params.ts';
import { isSpelledWith } from '@network/validation/fold-text.ts';
import { cutText } from '@network/validation/text-length.ts';

export const CATEGORY_ORDERS = ['films', 'name'] as const;
export type CategoryOrder = (typeof CATEGORY_ORDERS)[number];

/** What the page of categories shows, read from its query. */
export interface CategoriesSearch {
  readonly order: CategoryOrder;
  /** Part of a name; empty for all of them. */
  readonly find: string;
}

const LONGEST_PART = 60;

/** The query of /categories; an unknown order is that of the most films. */
export function readCategoriesSearch(raw: RawSearch): CategoriesSearch {
  const requested = singleValue(raw, 'order');
  return {
    order: CATEGORY_ORDERS.find((order) => order === requested) ?? 'films',
    find: cutText((singleValue(raw, 'find') ?? '').trim(), LONGEST_PART),
  };
}

/** The address of the page in that order, with that part of a name. */
export function categoriesHref({ order, find }: CategoriesSearch): string {
  const query = new URLSearchParams();
  if (find !== '') query.set('find', find);
  if (order !== 'films') query.set('order', order);
  return `/categories${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** Returns the categories whose name contains the text, whatever its case and however its letters are written, in the chosen order. */
export function chosenCategories<Category extends { readonly name: string; readonly videoCount: number }>(
  categories: readonly Category[],
  { order, find }: CategoriesSearch,
): readonly Category[] {
  const part = find.trim();
  return categories
    .filter(({ name }) => isSpelledWith(name, part, 'includes'))
    .toSorted((a, b) => (order === 'name' ? a.name.localeCompare(b.name, 'en') : b.videoCount - a.videoCount));
}
