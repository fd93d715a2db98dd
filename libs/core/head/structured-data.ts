import type { PageContext } from '../routing/router-context.ts';
import type { Described } from './schema-org.ts';

/** Makes an absolute address of the tour host out of a path. */
export type AbsoluteAddress = (path: string) => string;

/**
 * A schema.org object for the head of a page, as its meta tags: `meta: [...head.meta, ...structuredData(context, …)]`.
 * Search engines read the tour, so a members page has none.
 */
export function structuredData(
  { tenant, meta }: Pick<PageContext, 'tenant' | 'meta'>,
  describe: (absolute: AbsoluteAddress) => Described,
): readonly object[] {
  if (meta.isMembersArea) return [];
  const absolute = (path: string) => new URL(path, tenant.urls.tour).href;
  return [{ 'script:ld+json': { '@context': 'https://schema.org', ...describe(absolute) } }];
}
