import type { MediaSource, Resolvers } from '../../../staff-api/resolvers.generated.ts';
import { requireScope } from '../../staff/public.ts';
import { findSource, findSources, type SourceWithSteps } from '../sources/find-sources.ts';
import { retrySource } from '../sources/retry.ts';

const MOST_ROWS = 100;

const shown = (source: SourceWithSteps): MediaSource => ({
  id: source.id,
  filmId: source.video_id,
  kind: source.kind,
  fileName: source.file_name,
  bytes: Number(source.bytes),
  state: source.state,
  problem: source.problem,
  addedBy: source.added_by,
  addedAt: source.added_at.toISOString(),
  steps: source.steps.map(({ name, state, progress, attempts, problem }) => ({
    name,
    state,
    progress,
    attempts,
    problem,
  })),
});

/** Files that were sent and their preparation, in the staff API. */
export const ingestStaffResolvers: Resolvers = {
  Query: {
    mediaSources: async (_parent, { filmId, state, after, first }, { staff, services }) => {
      requireScope(staff, 'media:write');
      const limit = Math.min(Math.max(first ?? 50, 1), MOST_ROWS);
      const search = { filmId: filmId ?? null, state: state ?? null, after: after ?? null, limit: limit + 1 };
      const found = await findSources(services.db, search);
      const page = found.slice(0, limit);
      return { sources: page.map(shown), next: found.length > limit ? (page.at(-1)?.id ?? null) : null };
    },
  },
  Mutation: {
    retryMediaSource: async (_parent, { id }, { staff, services }) => {
      requireScope(staff, 'media:write');
      const isRetried = await retrySource(services.db, id, staff, services.clock.now());
      const source = isRetried ? await findSource(services.db, id) : null;
      return source === null ? null : shown(source);
    },
  },
};
