import type { GatewayServices } from '../../../../services.ts';
import { isPlaced } from '../../../../store/places/place-key.ts';
import { findPrograms } from '../ffmpeg/programs.ts';
import { PROBE } from '../steps/plan.ts';
import type { Results } from '../version-of-results.ts';
import { joinStream, type WantedSize } from './join-stream.ts';
import type { TakenStream } from './take-stream.ts';

/** Whether a source is a finished stream that stays where it lies, by its key: the master playlist is what is named. */
export const isStreamKey = (key: string): boolean => isPlaced(key) && /\.m3u8$/i.test(key);

/** Steps that show every picture of a film in few points, or none, and the one that shows some in more; all others want the best. */
const WANTED: Readonly<Record<string, WantedSize>> = { sound: 'smallest', preview: 'hero', storyboard: 'smallest' };

/** The film of a stream as a file of this machine, in as many points as a step has a use for. */
export function joinFor(
  { store, config }: Pick<GatewayServices, 'store' | 'config'>,
  step: string,
  results: Results,
  work: { readonly folder: string; readonly signal: AbortSignal },
): Promise<string> {
  const joining = { store, programs: findPrograms(config.media), ...work };
  return joinStream(joining, results[PROBE.name]?.files ?? {}, WANTED[step] ?? 'best');
}

/** The room that a copy of a stream takes at most, in bytes. */
export function bytesOfStream(results: Results): number {
  const taken = results[PROBE.name]?.found as TakenStream | null | undefined;
  return Math.max(0, ...(taken?.renditions ?? []).map(({ rendition }) => rendition.bytes));
}
