import type { GatewayServices } from '../../../../services.ts';
import { isPlaced } from '../../../../store/places/place-key.ts';
import { FileProblem } from '../file-problem.ts';
import { checkPicture } from '../steps/check-picture.ts';
import { BATCH, batchesOf, inParallel } from './in-parallel.ts';
import { nameOfFile } from './named-file.ts';
import type { RowWithFiles } from './row-files.ts';

/** How many files are opened together. */
const AT_ONCE = 8;

/**
 * What is wrong with the pictures that rows name: their kind and their size. Only the beginning of a file is read, so that one that was
 * cut off is found when it is prepared; so is whatever is wrong with a picture of a place.
 * @returns what is wrong, by where a row names the picture
 */
export async function checkPictures(
  services: Pick<GatewayServices, 'log'>,
  rows: readonly RowWithFiles[],
): Promise<ReadonlyMap<string, string>> {
  const pictures = rows.flatMap(picturesOf).filter(({ file }) => !isPlaced(file));
  const problems = new Map<string, string>();
  let done = 0;
  for (const batch of batchesOf(pictures, BATCH)) {
    await inParallel(batch, AT_ONCE, async ({ place, file, shape }) => {
      try {
        await checkPicture(file, shape);
      } catch (error) {
        if (!(error instanceof FileProblem)) throw error;
        problems.set(place, error.message);
      }
    });
    done += batch.length;
    services.log.info({ done, of: pictures.length }, 'checking pictures');
  }
  return problems;
}

/** Every picture that a row names, with its place and its shape. */
function picturesOf({ place, pictures, poster, stills, set }: RowWithFiles) {
  const posters = poster === null ? [] : [poster];
  return [
    ...[...pictures].map(([field, { file, shape }]) => ({ place: `${place} ${field}File`, file, shape })),
    ...posters.map((file) => ({ place: `${place} posterFile`, file, shape: 'landscape' as const })),
    ...stills.map(({ file }) => ({
      place: `${place} stillFiles ${nameOfFile(file)}`,
      file,
      shape: 'landscape' as const,
    })),
    ...set.map((file) => ({ place: `${place} setFolder ${nameOfFile(file)}`, file, shape: 'still' as const })),
  ];
}
