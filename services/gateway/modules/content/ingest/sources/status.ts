import type { Database } from '../../../../db/database.ts';
import type { StepRow } from '../queue.ts';
import { findSources, type SourceWithSteps } from './find-sources.ts';
import { secondsLeft } from './time-left.ts';

const MOST_SHOWN = 20;

/** The latest sources, of one film or of all, with their steps. */
export async function statusLines(db: Database, filmId: string | null, now: Date): Promise<readonly string[]> {
  const sources = await findSources(db, { filmId, state: null, after: null, limit: MOST_SHOWN });
  if (sources.length === 0) return ['Nothing was sent yet.'];
  return sources.flatMap((source) => [headline(source), ...source.steps.map((step) => stepLine(step, now))]);
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

function stepLine(step: StepRow, now: Date): string {
  const { name, state, progress, attempts, problem } = step;
  const left = secondsLeft(step, now);
  const time = left === null ? '' : `, ${Math.ceil(left / 60)} min left`;
  const share = state === 'running' ? ` ${Math.floor(progress * 100)} %${time}` : '';
  const again = attempts > 1 ? `, attempt ${attempts}` : '';
  return `  ${name.padEnd(12)} ${state}${share}${again}${problem === null ? '' : `: ${problem}`}`;
}
