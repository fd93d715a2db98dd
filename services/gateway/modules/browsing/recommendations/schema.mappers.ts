import type { VideoRow } from '../../content/catalogue/public.ts';

/** The data behind the types of this module's schema; codegen passes it to resolvers as parents. */
export interface RecommendationsMapper {
  readonly recommId: string | null;
  readonly videos: readonly VideoRow[];
  readonly hasMore: boolean;
}
