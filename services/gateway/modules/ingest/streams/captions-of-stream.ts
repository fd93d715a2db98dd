import { text } from 'node:stream/consumers';
import { shownPlaced } from '../../../store/places/place-key.ts';
import { FileProblem } from '../file-problem.ts';
import { readMasterOf } from './check-stream.ts';
import { keyOf, readPlaylist, type StreamPlace } from './find-files.ts';
import { readSegments } from './read-segments.ts';

const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/;
/** As much as a film's captions may have, with what every part repeats. */
const MOST_BYTES = 2 * 2 ** 20;
const HEADER = /^\uFEFF?WEBVTT[^\n]*(?:\n(?!\n)[^\n]*)*/;

/**
 * The captions of a finished stream by their languages, each as one text. Parts repeat what lasts beyond their end; it is said once.
 * @throws FileProblem for a part that is not there, or is no WebVTT
 */
export async function captionsOfStream(stream: StreamPlace): Promise<ReadonlyMap<string, string>> {
  const { tracks } = await readMasterOf(stream);
  const found = new Map<string, string>();
  for (const { kind, language, uri } of tracks) {
    if (kind !== 'captions' || uri === null || language === null) continue;
    if (LANGUAGE.test(language) && !found.has(language)) found.set(language, await textOf(stream, uri));
  }
  return found;
}

async function textOf(stream: StreamPlace, uri: string): Promise<string> {
  const playlist = keyOf(stream, stream.masterKey, uri, null);
  const cues = new Set<string>();
  let bytes = 0;
  const seen = new Set<string>();
  for (const segment of await readPlaylist(stream, playlist, readSegments)) {
    const key = keyOf(stream, playlist, segment.uri, segment.line);
    if (seen.has(key)) continue;
    seen.add(key);
    const file = await stream.store.stat(key);
    bytes += file?.bytes ?? 0;
    const refuse = (expected: string): never => {
      throw new FileProblem(`${shownPlaced(playlist)} line ${segment.line}: expected ${expected}.`);
    };
    if (file === null) refuse(`${shownPlaced(key)}, there is no such file`);
    if (bytes > MOST_BYTES) refuse('captions of 2 MB at most');
    const written = (await text(await stream.store.read(key))).replaceAll('\r\n', '\n');
    if (!HEADER.test(written)) refuse(`WebVTT, not ${shownPlaced(key)}`);
    for (const block of written.replace(HEADER, '').split(/\n{2,}/)) if (block.trim() !== '') cues.add(block.trim());
  }
  return ['WEBVTT', ...cues, ''].join('\n\n');
}
