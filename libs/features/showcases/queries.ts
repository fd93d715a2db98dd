import { operationQuery } from '@network/core/api/operation-query.ts';
import { ShowcasePageDocument } from './api/showcase-page.generated.ts';
import { ShowcasesPageDocument } from './api/showcases-page.generated.ts';

/** Every showcase of the tenant. */
export const showcasesPageQuery = operationQuery(ShowcasesPageDocument);

/** A showcase with one page of its films; `showcase` is null when this tenant has none of that slug. */
export const showcasePageQuery = (slug: string, page: number) => operationQuery(ShowcasePageDocument, { slug, page });
