import webvtt from 'webvtt-parser';
import { MOST_CAPTION_BYTES } from '@network/validation/caption-bytes.ts';

/** Characters from one empty line to the next: two long lines with their markup have a quarter of it. */
const LONGEST_BLOCK = 2_000;
/** No film is longer. */
const LAST_SECOND = 86_400;
/** More would not help the person who mends the file. */
const MOST_PROBLEMS = 10;

/** Captions in one form: lines that end with a line feed, without a byte order mark. Or what is wrong with them. */
export type ReadCaptions = { readonly text: string } | { readonly problems: readonly string[] };

/**
 * Reads a WebVTT file. Refused is what players read differently or not at all: wrong times, captions that overlap, markup
 * that WebVTT doesn't have, styles, and the remains of another encoding than UTF-8.
 */
export function readCaptions(file: string): ReadCaptions {
  const text = `${file
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .trimEnd()}\n`;
  const unreadable = problemsOfBytes(text);
  if (unreadable.length > 0) return { problems: unreadable };
  const { cues, styles, errors } = new webvtt.WebVTTParser().parse(text, 'subtitles/captions/descriptions');
  const problems = [
    ...errors.map(({ line, message }) => `line ${line}: ${message}`),
    ...(styles.length > 0 ? ['expected no STYLE block: captions have the look of the player'] : []),
    ...(cues.length === 0 && errors.length === 0 ? ['expected at least one caption'] : []),
    ...problemsOfTimes(cues),
  ];
  return problems.length > 0 ? { problems: problems.slice(0, MOST_PROBLEMS) } : { text };
}

/** What a parser would not notice, or could not bear. */
function problemsOfBytes(text: string): string[] {
  if (Buffer.byteLength(text) > MOST_CAPTION_BYTES) return [`expected at most ${MOST_CAPTION_BYTES / 1024} KB`];
  if (!text.isWellFormed()) return ['expected UTF-8'];
  const foreign = text.split('\n').findIndex((line) => /[\uFFFD]|(?!\t)\p{Cc}/u.test(line));
  if (foreign >= 0) return [`line ${foreign + 1}: expected UTF-8, this was read in another encoding`];
  const isTooLong = text.split(/\n{2,}/).some((block) => block.length > LONGEST_BLOCK);
  return isTooLong ? [`expected at most ${LONGEST_BLOCK} characters between two empty lines`] : [];
}

function problemsOfTimes(cues: readonly { readonly startTime: number; readonly endTime: number }[]): string[] {
  return cues.flatMap(({ startTime, endTime }, index) => {
    const before = cues[index - 1];
    return [
      ...(before !== undefined && startTime < before.endTime && startTime >= before.startTime
        ? [`the caption at ${stamp(startTime)} begins before the one at ${stamp(before.startTime)} ends`]
        : []),
      ...(endTime > LAST_SECOND ? [`the caption at ${stamp(startTime)} ends after 24 hours`] : []),
    ];
  });
}

function stamp(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${String(Math.round((seconds - whole) * 1_000)).padStart(3, '0')}`;
}
