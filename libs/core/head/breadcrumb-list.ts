import type { PageContext } from '../routing/router-context.ts';
import { structuredData } from './structured-data.ts';

/** A page on the way from home to one that is described. */
export interface Step {
  readonly name: string;
  readonly path: string;
}

/** The way from home to a page, its last step, as search engines show it instead of the address: a BreadcrumbList. */
export function breadcrumbList(
  context: Pick<PageContext, 'tenant' | 'meta'>,
  steps: readonly Step[],
): readonly object[] {
  return structuredData(context, (absolute) => ({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: context.tenant.name, path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  }));
}
