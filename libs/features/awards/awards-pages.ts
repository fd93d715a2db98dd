import { MAX_PAGE } from '@network/tenant/constants.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { pageHref } from '../listing/page-href.ts';

type ListSizes = Pick<Tenant, 'listSizes'>;

/** The largest page number of /awards: its first row still counts in 32 bits on the smallest screens. */
export function lastAwardsPage({ listSizes }: ListSizes): number {
  return Math.floor(MAX_PAGE / listSizes.pagination.small);
}

/** Rows of a page of awards. */
export function awardsPageSize({ listSizes }: ListSizes): number {
  return listSizes.pagination.large;
}

/** The address of a page of awards. */
export function awardsHref(page: number): string {
  return pageHref('/awards', page);
}
