import type { VideoRow } from '../catalogue/video-subject.ts';

/** What stands behind the types of this module's schema; codegen gives them to resolvers as parents. */
export interface RecommendationsMapper {
  readonly recommId: string | null;
  readonly videos: readonly VideoRow[];
  readonly hasMore: boolean;
}
