import type { Database } from '../../../../db/database.ts';
import type { StepRow } from '../queue.ts';
import { findSendableFilms, type SendableFilm } from './find-films.ts';
import { findSources, type SourceWithSteps } from './find-sources.ts';
import { secondsLeft } from './time-left.ts';

const MOST_SHOWN = 20;

/** The latest sources, of one film or of all, with their steps. */
export async function statusLines(db: Database, filmId: string | null, now: Date): Promise<readonly string[]> {
  const sources = await findSources(db, { filmId, state: null, after: null, limit: MOST_SHOWN });
  if (sources.length === 0) return ['Nothing was sent yet.'];
  const ids = sources.flatMap(({ video_id: id }) => id ?? []);
  const films = new Map((await findSendableFilms(db, ids)).map((film) => [film.id, film]));
  return sources.flatMap((source) => [headline(source, films), ...source.steps.map((step) => stepLine(step, now))]);
}

function headline(source: SourceWithSteps, films: ReadonlyMap<string, SendableFilm>): string {
  const { id, video_id, picture_id, shape, kind, file_name, bytes, state, problem } = source;
  const size = `${(Number(bytes) / 1e6).toFixed(1)} MB`;
  const what =
    video_id === null ? `${shape} picture ${picture_id}` : `${kind} of ${nameOf(video_id, films.get(video_id))}`;
  return `${id}  ${what}: ${file_name}, ${size}: ${state}${problem === null ? '' : `. ${problem}`}`;
}

/** The address of a film and its title, with its site; the id of one that was deleted. */
const nameOf = (id: string, film: SendableFilm | undefined): string =>
  film === undefined ? id : `${film.slug} “${film.title}” (${film.site_id})`;

function stepLine(step: StepRow, now: Date): string {
  const { name, state, progress, attempts, problem } = step;
  const left = secondsLeft(step, now);
  const time = left === null ? '' : `, ${Math.ceil(left / 60)} min left`;
  const share = state === 'running' ? ` ${Math.floor(progress * 100)} %${time}` : '';
  const again = attempts > 1 ? `, attempt ${attempts}` : '';
  return `  ${name.padEnd(12)} ${state}${share}${again}${problem === null ? '' : `: ${problem}`}`;
}
