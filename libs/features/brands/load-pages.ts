import { notFound } from '@tanstack/react-router';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import { brandsPageQuery, sitePerformersQuery, siteVideosQuery } from './queries.ts';
import type { SitePage } from './site-pages.ts';

type Needs = Pick<RouterContext, 'queryClient'>;

export const loadBrands = ({ queryClient }: Needs) => queryClient.ensureQueryData(brandsPageQuery);

/** A page of a standalone site. @throws notFound when there is no such site */
export async function loadSite({ queryClient }: Needs, requested: SitePage) {
  const { brand } = await (requested.type === 'videos'
    ? queryClient.ensureQueryData(siteVideosQuery(requested))
    : queryClient.ensureQueryData(sitePerformersQuery(requested.site, requested.page)));
  if (!brand) throw notFound();
  return brand;
}
