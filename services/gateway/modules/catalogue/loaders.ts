import type { LoaderScope } from '../../http/loaders.ts';

/** Loaders of one request for what hangs on a video or a performer. */
export interface CatalogueLoaders {
  readonly tenantId: string | null;
}

export function createCatalogueLoaders(scope: LoaderScope): CatalogueLoaders {
  return { tenantId: scope.tenant?.id ?? null };
}
