import type { Database } from '../../../db/database.ts';
import type { StepRow } from '../queue.ts';
import { findSources, type SourceWithSteps } from './find-sources.ts';

const MOST_SHOWN = 20;

/** The latest sources, of one film or of all, with their steps. */
export async function statusLines(db: Database, filmId: string | null): Promise<readonly string[]> {
  const sources = await findSources(db, { filmId, state: null, after: null, limit: MOST_SHOWN });
  if (sources.length === 0) return ['Nothing was sent yet.'];
  return sources.flatMap((source) => [headline(source), ...source.steps.map(stepLine)]);
}

function headline({
  id,
  video_id,
  picture_id,
  shape,
  kind,
  file_name,
  bytes,
  state,
  problem,
}: SourceWithSteps): string {
  const size = `${(Number(bytes) / 1e6).toFixed(1)} MB`;
  const what = video_id === null ? `${shape} picture ${picture_id}` : `${kind} of ${video_id}`;
  return `${id}  ${what}: ${file_name}, ${size}: ${state}${problem === null ? '' : `. ${problem}`}`;
}

function stepLine({ name, state, progress, attempts, problem }: StepRow): string {
  const share = state === 'running' ? ` ${Math.round(progress * 100)} %` : '';
  const again = attempts > 1 ? `, attempt ${attempts}` : '';
  return `  ${name.padEnd(12)} ${state}${share}${again}${problem === null ? '' : `: ${problem}`}`;
}
