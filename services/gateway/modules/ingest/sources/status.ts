import type { Database } from '../../../db/database.ts';
import type { SourceRow, StepRow } from '../queue.ts';

const MOST_SHOWN = 20;

/** The latest sources, of one film or of all, with their steps. */
export async function statusLines(db: Database, videoId: string | null): Promise<readonly string[]> {
  const sources = await db
    .selectFrom('media_sources')
    .selectAll()
    .$if(videoId !== null, (query) => query.where('video_id', '=', videoId ?? ''))
    .orderBy('added_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  if (sources.length === 0) return ['Nothing was sent yet.'];
  const steps = await db
    .selectFrom('media_steps')
    .selectAll()
    .where(
      'source_id',
      'in',
      sources.map(({ id }) => id),
    )
    .orderBy('stage')
    .orderBy('name')
    .execute();
  return sources.flatMap((source) => [
    headline(source),
    ...steps.filter(({ source_id }) => source_id === source.id).map(stepLine),
  ]);
}

function headline({ id, video_id, kind, file_name, bytes, state, problem }: SourceRow): string {
  const size = `${(Number(bytes) / 1e6).toFixed(1)} MB`;
  return `${id}  ${kind} of ${video_id}: ${file_name}, ${size}: ${state}${problem === null ? '' : `. ${problem}`}`;
}

function stepLine({ name, state, progress, attempts, problem }: StepRow): string {
  const share = state === 'running' ? ` ${Math.round(progress * 100)} %` : '';
  const again = attempts > 1 ? `, attempt ${attempts}` : '';
  return `  ${name.padEnd(12)} ${state}${share}${again}${problem === null ? '' : `: ${problem}`}`;
}
