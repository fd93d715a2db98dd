import type { Logger } from 'pino';
import { findMissingPlaces, type MediaPlace } from './store-with-places.ts';

/** Logs for each place that can't be read what that means: its films can't be played or prepared until it is back. */
export async function logMissingPlaces(places: readonly MediaPlace[], log: Logger): Promise<void> {
  for (const [place, problem] of await findMissingPlaces(places)) {
    log.error(
      `MEDIA_PLACES: the place "${place}" is missing: ${problem}. Its films can't be played or prepared until it is back.`,
    );
  }
}
