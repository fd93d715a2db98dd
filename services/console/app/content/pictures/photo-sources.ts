import { staffCall } from '../../api/staff-call.ts';
import {
  LatestSourcesDocument,
  PictureSourceDocument,
  RetryMediaSourceDocument,
} from '../../api/staff-operations.generated.ts';
import type { MediaSourceState } from '../../api/staff-types.generated.ts';

/** How far the preparation of a file is. */
export interface SourceState {
  readonly state: MediaSourceState;
  readonly problem: string | null;
}

/** How many sources older than the latest hundred are looked at one by one, at once. */
const MOST_ALONE = 5;

/** How far these files are, as far as it takes a few calls; the others are found at the next look. */
export async function lookAtSources(ids: readonly string[]): Promise<ReadonlyMap<string, SourceState>> {
  const { mediaSources } = await staffCall(LatestSourcesDocument, {});
  const latest = new Map(mediaSources.sources.map(({ id, state, problem }) => [id, { state, problem }]));
  const others = ids.filter((id) => !latest.has(id)).slice(0, MOST_ALONE);
  const alone = await Promise.all(
    others.map(async (id) => [id, (await staffCall(PictureSourceDocument, { id })).mediaSource] as const),
  );
  for (const [id, found] of alone) latest.set(id, found ?? { state: 'failed', problem: null });
  return latest;
}

/** Begins again with the steps of a file that failed. @throws where the gateway was not reached */
export async function retrySource(id: string): Promise<void> {
  await staffCall(RetryMediaSourceDocument, { id });
}
