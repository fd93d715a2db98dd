import { type RawSearch, singleValue } from '@network/core/routing/search-params.ts';

export const VIDEO_ORDERS = ['NEWEST', 'RATING', 'MOST_VIEWED', 'NAME'] as const;
export type VideoOrder = (typeof VIDEO_ORDERS)[number];

/** The order of a list of films in a query; an unknown one is the newest first. */
export function readVideoOrder(raw: RawSearch): VideoOrder {
  const requested = singleValue(raw, 'order')?.toUpperCase();
  return VIDEO_ORDERS.find((order) => order === requested) ?? 'NEWEST';
}
