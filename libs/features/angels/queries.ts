import { operationQuery } from '@network/core/api/operation-query.ts';
import { AngelPageDocument } from './api/angel-page.generated.ts';
import { AngelsPageDocument } from './api/angels-page.generated.ts';

/** Every angel of the tenant. */
export const angelsPageQuery = operationQuery(AngelsPageDocument);

/** An angel with one page of their films; `angel` is null when this tenant has no angel with that slug. */
export const angelPageQuery = (slug: string, page: number) =>
  operationQuery(AngelPageDocument, { slug, performers: [slug], page });
