import { operationQuery } from '@network/core/api/operation-query.ts';
import { BrandsPageDocument } from './api/brands-page.generated.ts';
import { SitePerformersPageDocument } from './api/site-performers-page.generated.ts';
import { SiteVideosPageDocument } from './api/site-videos-page.generated.ts';
import type { SitePage } from './site-pages.ts';

/** Every site of the network. */
export const brandsPageQuery = operationQuery(BrandsPageDocument);

/** A standalone site with one page of its videos; its front page presents what is new and who is in it. */
export const siteVideosQuery = ({ site, page, order }: SitePage) =>
  operationQuery(SiteVideosPageDocument, { site, page, order, presentsSite: page === 1 && order === 'NEWEST' });

/** A standalone site with one page of its performers. */
export const sitePerformersQuery = (site: string, page: number) =>
  operationQuery(SitePerformersPageDocument, { site, page });
