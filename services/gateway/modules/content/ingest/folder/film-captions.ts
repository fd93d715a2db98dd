import { text } from 'node:stream/consumers';
import { MOST_CAPTION_BYTES } from '@network/validation/caption-bytes.ts';
import type { GatewayServices } from '../../../../services.ts';
import { readPlacedKey } from '../../../../store/places/place-key.ts';
import type { FileRow } from '../../content/public.ts';
import { FileProblem } from '../file-problem.ts';
import { captionsOfStream } from '../streams/captions-of-stream.ts';
import { isStreamKey } from '../streams/stream-source.ts';
import type { FolderFilm } from './folder-films.ts';
import { inParallel } from './in-parallel.ts';
import { bytesOfFile, readNamedFile } from './named-file.ts';

type Parts = Pick<GatewayServices, 'store' | 'config'>;

/** How many films' captions are read together. */
const AT_ONCE = 8;
const TOO_LARGE = `expected at most ${MOST_CAPTION_BYTES / 1024} KB`;

/**
 * The captions of films as rows: shown where the film is, drafts until then. Those that a finished stream has are taken in the languages
 * that its row names none for. All of them are in memory, so that some hundred films are enough for one call.
 */
export async function captionRows(
  services: Parts,
  films: readonly FolderFilm[],
  problems: string[],
): Promise<readonly FileRow[]> {
  const found = await inParallel(films, AT_ONCE, async ({ row, film }) => {
    if (film === null) return [];
    const texts = new Map<string, string>();
    for (const [language, file] of await ofStream(services, row, problems)) texts.set(language, file);
    for (const [language, file] of row.captions) {
      // The cell may name a whole film.
      if ((await bytesOfFile(services, file)) <= MOST_CAPTION_BYTES)
        texts.set(language, await text(await readNamedFile(services, file)));
      else problems.push(`${row.place} captions:${language}: ${TOO_LARGE}`);
    }
    const { slug, isDraft } = film;
    return [...texts].map(([language, written]) => {
      const state = isDraft ? 'draft' : 'published';
      const value = { slug: `${slug}-${language.toLowerCase()}`, film: slug, language, text: written, state };
      return { place: `${row.place} captions:${language}`, value };
    });
  });
  return found.flat();
}

async function ofStream(
  { store, config }: Parts,
  { place, media, captions }: FolderFilm['row'],
  problems: string[],
): Promise<ReadonlyMap<string, string>> {
  if (media === null || !isStreamKey(media)) return new Map();
  const known = config.mediaPlaces.find(({ name }) => name === readPlacedKey(media)?.place);
  try {
    const stream = { store, masterKey: media, knownAs: known?.knownAs ?? null };
    return await captionsOfStream(stream, new Set(captions.keys()));
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    problems.push(`${place} mediaFile: ${error.message}`);
    return new Map();
  }
}
