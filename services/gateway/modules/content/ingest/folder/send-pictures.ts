import type { GatewayServices } from '../../../../services.ts';
import { findPreparedPictures, type PictureShape } from '../../catalogue/public.ts';
import { addSources } from '../sources/add-sources.ts';
import { inParallel } from './in-parallel.ts';
import { type NamedFile, pictureIdOf } from './named-file.ts';

/** A picture that a document will name. */
export interface WantedPicture {
  readonly file: NamedFile;
  readonly shape: PictureShape;
  /** What its name begins with. */
  readonly slug: string;
  /** Where its row names it, for what is wrong with it. */
  readonly place: string;
}

/** A picture by its name, and how far it is. */
export interface SentPicture extends WantedPicture {
  readonly id: string;
  readonly isPrepared: boolean;
  /** Why it never will be; null for nothing. */
  readonly problem: string | null;
}

/** How many files are read at a time, to name them after what is in them. */
const AT_ONCE = 8;

/** Sends pictures that documents name, unless they were sent before, in a few statements for all of them. */
export async function sendPictures(
  services: GatewayServices,
  wanted: readonly WantedPicture[],
): Promise<readonly SentPicture[]> {
  if (wanted.length === 0) return [];
  const ids = await inParallel(wanted, AT_ONCE, ({ slug, file }) => pictureIdOf(services, slug, file));
  const prepared = await findPreparedPictures(services.db, ids);
  const known = await outcomesOf(services, ids);
  const fresh = new Map<string, WantedPicture>();
  for (const [index, each] of wanted.entries()) {
    const id = ids[index] ?? '';
    if (!prepared.has(id) && !known.has(id)) fresh.set(id, each);
  }
  const sent = [...fresh].map(([pictureId, { file, shape }]) => ({
    target: { pictureId, shape },
    kind: 'picture' as const,
    file,
  }));
  const problems = await addSources(services, sent);
  const refused = new Map([...fresh.keys()].map((id, index) => [id, problems[index] ?? null]));
  return wanted.map((each, index) => {
    const id = ids[index] ?? '';
    return { ...each, id, isPrepared: prepared.has(id), problem: known.get(id) ?? refused.get(id) ?? null };
  });
}

/** The pictures with why each can't be used, once none of them is on its way. */
export async function withOutcomes(
  services: GatewayServices,
  sent: readonly SentPicture[],
): Promise<readonly SentPicture[]> {
  const states = await outcomesOf(
    services,
    sent.map(({ id }) => id),
  );
  return sent.map((each) => ({ ...each, problem: each.problem ?? states.get(each.id) ?? null }));
}

/** What became of pictures that were sent: null for one under way, otherwise why it failed. The very same file can't be used again either. */
export async function outcomesOf(
  { db }: Pick<GatewayServices, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('media_sources')
    .select(['picture_id', 'state', 'problem'])
    .where('picture_id', 'in', [...new Set(ids)])
    .where('state', 'in', ['working', 'published', 'failed'])
    .execute();
  const states = new Map<string, string | null>();
  for (const { picture_id: id, state, problem } of rows) {
    if (state !== 'failed') states.set(id ?? '', null);
    else if (!states.has(id ?? '')) states.set(id ?? '', problem);
  }
  return states;
}
