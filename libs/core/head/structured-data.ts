import { pageAddress } from '../i18n/language.ts';
import type { PageContext } from '../routing/router-context.ts';
import type { Described } from './schema-org.ts';

/** Makes an absolute address of the tour host out of a path: a page's in the language of this page, or a file's. */
export type AbsoluteAddress = (path: string) => string;

/**
 * A schema.org object for the head of a page, as its meta tags: `meta: [...head.meta, ...structuredData(context, …)]`.
 * Search engines read the tour, so a members page has none.
 */
export function structuredData(
  { tenant, meta }: Pick<PageContext, 'tenant' | 'meta'>,
  describe: (page: AbsoluteAddress, file: AbsoluteAddress) => Described,
): readonly object[] {
  if (meta.isMembersArea) return [];
  const file = (path: string) => new URL(path, tenant.urls.tour).href;
  const described = describe((path) => file(pageAddress(path)), file);
  return [{ 'script:ld+json': { '@context': 'https://schema.org', ...described } }];
}
