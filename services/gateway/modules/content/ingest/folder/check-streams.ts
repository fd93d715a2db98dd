import type { GatewayServices } from '../../../../services.ts';
import { readPlacedKey } from '../../../../store/places/place-key.ts';
import { FileProblem } from '../file-problem.ts';
import { findStream } from '../streams/check-stream.ts';
import { isStreamKey } from '../streams/stream-source.ts';
import { BATCH, batchesOf, inParallel } from './in-parallel.ts';
import type { RowWithFiles } from './row-files.ts';

/** How many streams are read together. */
const AT_ONCE = 8;

/** What is wrong with finished streams that rows name: their playlists, and files that are not there. Nothing is played. */
export async function checkStreams(
  services: GatewayServices,
  rows: readonly RowWithFiles[],
): Promise<readonly string[]> {
  const { store, config, log } = services;
  const streams = rows.flatMap(({ place, media }) => (media !== null && isStreamKey(media) ? [{ place, media }] : []));
  const problems: string[] = [];
  let done = 0;
  for (const batch of batchesOf(streams, BATCH)) {
    const found = await inParallel(batch, AT_ONCE, async ({ place, media }) => {
      const known = config.mediaPlaces.find(({ name }) => name === readPlacedKey(media)?.place);
      try {
        await findStream({ store, masterKey: media, knownAs: known?.knownAs ?? null });
        return [];
      } catch (error) {
        if (error instanceof FileProblem) return [`${place} mediaFile: ${error.message}`];
        throw error;
      }
    });
    problems.push(...found.flat());
    done += batch.length;
    log.info({ done, of: streams.length }, 'checking finished streams');
  }
  return problems;
}
