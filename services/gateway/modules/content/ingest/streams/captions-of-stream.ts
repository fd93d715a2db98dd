import { text } from 'node:stream/consumers';
import { MOST_CAPTION_BYTES } from '@network/validation/caption-bytes.ts';
import { shownPlaced } from '../../../../store/places/place-key.ts';
import { isLanguageTag } from '../../catalogue/public.ts';
import { FileProblem } from '../file-problem.ts';
import { readMasterOf } from './check-stream.ts';
import { keyOf, readPlaylist, sizesOf, type StreamPlace } from './find-files.ts';
import { readSegments } from './read-segments.ts';

/** The most that a film's captions may have, with what every part repeats. */
const MOST_BYTES = 4 * MOST_CAPTION_BYTES;
const HEADER = /^\uFEFF?WEBVTT[^\n]*(?:\n(?!\n)[^\n]*)*/;

/**
 * The captions of a finished stream by their languages, each as one text. Parts repeat what lasts beyond their end; it is said once.
 * @param named languages that something else has captions in: those of the stream are not read
 * @throws FileProblem for a part that is not there, or is no WebVTT
 */
export async function captionsOfStream(
  stream: StreamPlace,
  named: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const { tracks } = await readMasterOf(stream);
  const taken = new Set([...named].map(usualTag));
  const found = new Map<string, string>();
  for (const { kind, language, uri } of tracks) {
    if (kind !== 'captions' || uri === null || language === null) continue;
    const tag = usualTag(language);
    if (tag !== null && !taken.has(tag) && !found.has(tag)) found.set(tag, await textOf(stream, uri));
  }
  return found;
}

/** A tag in the spelling that documents have: `en` for `eng`; null for one that names no language. */
function usualTag(language: string): string | null {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(language);
    return isLanguageTag(tag) ? tag : null;
  } catch {
    return null;
  }
}

async function textOf(stream: StreamPlace, uri: string): Promise<string> {
  const playlist = keyOf(stream, stream.masterKey, uri, null);
  const lines = new Map<string, number>();
  for (const { uri: part, line } of await readPlaylist(stream, playlist, readSegments)) {
    const key = keyOf(stream, playlist, part, line);
    if (!lines.has(key)) lines.set(key, line);
  }
  const sizes = await sizesOf(stream.store, [...lines.keys()]);
  const cues = new Set<string>();
  let bytes = 0;
  for (const [key, line] of lines) {
    const size = sizes.get(key);
    bytes += size ?? 0;
    const refuse = (expected: string): never => {
      throw new FileProblem(`${shownPlaced(playlist)} line ${line}: expected ${expected}.`);
    };
    if (size === undefined) refuse(`${shownPlaced(key)}, there is no such file`);
    if (bytes > MOST_BYTES) refuse('captions of 2 MB at most');
    const written = (await text(await stream.store.read(key))).replaceAll('\r\n', '\n');
    if (!HEADER.test(written)) refuse(`WebVTT, not ${shownPlaced(key)}`);
    for (const block of written.replace(HEADER, '').split(/\n{2,}/)) if (block.trim() !== '') cues.add(block.trim());
  }
  return ['WEBVTT', ...cues, ''].join('\n\n');
}
