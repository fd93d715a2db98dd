import { type RawSearch, singleValue } from '@network/core/routing/search-params.ts';
import { MAX_PAGE } from '@network/tenant/constants.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { parsePage } from '@network/validation/page.ts';

type ListSizes = Pick<Tenant, 'listSizes'>;

/** The largest page number of /awards: its first row still counts in 32 bits on the smallest screens. */
export function lastAwardsPage({ listSizes }: ListSizes): number {
  return Math.floor(MAX_PAGE / listSizes.pagination.small);
}

/** Rows of a page of awards. */
export function awardsPageSize({ listSizes }: ListSizes): number {
  return listSizes.pagination.large;
}

export const AWARD_RESULTS = ['won', 'nominated'] as const;
export type AwardResultName = (typeof AWARD_RESULTS)[number];

/** The awards that the page shows. */
export interface AwardsSearch {
  readonly page: number;
  /** Null for all of them. */
  readonly result: AwardResultName | null;
}

/** The query of /awards after its page was checked; an unknown result is all of them. */
export function readAwardsSearch(raw: RawSearch): AwardsSearch {
  const requested = singleValue(raw, 'result');
  return { page: parsePage(raw['page']) ?? 1, result: AWARD_RESULTS.find((result) => result === requested) ?? null };
}
