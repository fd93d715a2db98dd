import { operationQuery } from '@network/core/api/operation-query.ts';
import { SisterSitesDocument } from './api/sister-sites.generated.ts';

/** Every site of the network with the brand that shows it. */
export const sisterSitesQuery = operationQuery(SisterSitesDocument);
