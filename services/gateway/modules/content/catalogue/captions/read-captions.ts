import webvtt from 'webvtt-parser';
import { MOST_CAPTION_BYTES } from '@network/validation/caption-bytes.ts';
import { cutText, textLength } from '@network/validation/text-length.ts';
import { readCueText, withoutBraces } from './cue-text.ts';
import { readTimes, stampOf } from './cue-times.ts';
import { findSubRip, findWebVtt, type FoundCue, isSubRip, type NumberedLine } from './find-cues.ts';

/** Characters of one caption: two long lines with their markup have a quarter of it. */
const LONGEST_CUE = 2_000;
/** No film is longer. */
const LAST_SECOND = 86_400;
/** More would not help the person who mends the file. */
const MOST_PROBLEMS = 10;

/** Captions as WebVTT that every player reads alike: sorted by their beginning. Or what is wrong with them. */
export type ReadCaptions = { readonly text: string } | { readonly problems: readonly string[] };

/** A cue that is written with its times in seconds, or what is wrong with it. */
type ReadCue = { readonly from: number; readonly lines: readonly NumberedLine[] } | { readonly problem: string };

/**
 * Reads captions as they are found: WebVTT of any system, or SubRip. What has no effect in our player is left out (styles,
 * regions, lines of the header), what other players pass over as well. Refused, with its line, is what would lose words or times. What is
 * written is read again by the parser of the W3C, and reads as itself.
 */
export function readCaptions(file: string): ReadCaptions {
  const lines = linesOf(file);
  const unreadable = problemsOfBytes(file, lines);
  if (unreadable.length > 0) return { problems: unreadable };
  const from = lines.findIndex(({ text }) => text.trim() !== '');
  const written = from < 0 ? [] : lines.slice(from);
  const isConverted = isSubRip(written);
  const [first] = written;
  if (!isConverted && !/^WEBVTT(?:[ \t]|$)/.test(first?.text ?? '')) {
    return { problems: [`line ${first?.number ?? 1}: expected WEBVTT, or the first caption of a SubRip file`] };
  }
  const found = isConverted ? findSubRip(written) : findWebVtt(written);
  const cues = found.cues.map((cue) => readCue(cue, isConverted));
  const problems = [
    ...found.unexpected.map(({ number, text }) => `line ${number}: ${TIMES_EXPECTED} above "${cutText(text, 40)}"`),
    ...cues.flatMap((cue) => ('problem' in cue ? [cue.problem] : [])),
    ...(found.cues.length + found.unexpected.length === 0 ? ['expected at least one caption'] : []),
  ];
  if (problems.length > 0) return { problems: problems.slice(0, MOST_PROBLEMS) };
  const inOrder = cues.flatMap((cue) => ('lines' in cue ? [cue] : [])).toSorted((one, other) => one.from - other.from);
  return check([
    { text: found.head, number: 1 },
    ...inOrder.flatMap((cue) => [EMPTY, ...cue.lines]),
    ...found.notes.flatMap((note) => [EMPTY, ...note]),
  ]);
}

const TIMES_EXPECTED = 'expected times such as 00:01.000 --> 00:03.000';
const TOO_LARGE = `expected at most ${MOST_CAPTION_BYTES / 1024} KB`;
const EMPTY: NumberedLine = { text: '', number: 0 };

const linesOf = (file: string): NumberedLine[] =>
  file
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((text, index) => ({ text, number: index + 1 }));

/** What a parser would not notice, or could not bear. */
function problemsOfBytes(file: string, lines: readonly NumberedLine[]): string[] {
  if (Buffer.byteLength(file) > MOST_CAPTION_BYTES) return [TOO_LARGE];
  if (!file.isWellFormed()) return ['expected UTF-8'];
  const foreign = lines.find(({ text }) => /[\uFFFD]|(?!\t)\p{Cc}/u.test(text));
  return foreign === undefined ? [] : [`line ${foreign.number}: expected UTF-8, this was read in another encoding`];
}

function readCue({ id, times, text, notes }: FoundCue, isConverted: boolean): ReadCue {
  const read = readTimes(times.text);
  const at = `line ${times.number}:`;
  if (read === null) return { problem: `${at} ${TIMES_EXPECTED}, found "${cutText(times.text, 60)}"` };
  if (read.to <= read.from) return { problem: `${at} expected an end after ${stampOf(read.from)}` };
  if (read.to > LAST_SECOND) return { problem: `${at} expected an end within 24 hours` };
  const whole = text.map((line) => line.text).join('\n');
  if (textLength(whole) > LONGEST_CUE)
    return { problem: `${at} expected at most ${LONGEST_CUE} characters in a caption` };
  const { text: words, isAtTop } = isConverted ? withoutBraces(whole) : { text: whole, isAtTop: false };
  const cue = [
    ...notes.flatMap((note) => [...note, EMPTY]),
    ...(id === null ? [] : [id]),
    { text: isAtTop ? `${read.line} line:0` : read.line, number: times.number },
    ...readCueText(words, read)
      .split('\n')
      .flatMap((line, index) => (line === '' ? [] : [{ text: line, number: text[index]?.number ?? times.number }])),
  ];
  return { from: read.from, lines: cue };
}

/** The file of some lines, if the parser of the W3C has no fault to find; names of characters are the browser's to read. */
function check(lines: readonly NumberedLine[]): ReadCaptions {
  const text = `${lines.map((line) => line.text).join('\n')}\n`;
  if (Buffer.byteLength(text) > MOST_CAPTION_BYTES) return { problems: [TOO_LARGE] };
  const plain = text.replaceAll(/&(?:[A-Za-z][A-Za-z\d]*|#\d+|#x[\dA-Fa-f]+);/g, '_');
  const { errors } = new webvtt.WebVTTParser().parse(plain, 'subtitles/captions/descriptions');
  const problems = errors.map(({ line, message }) => `line ${lines[line - 1]?.number ?? line}: ${message}`);
  return problems.length > 0 ? { problems: problems.slice(0, MOST_PROBLEMS) } : { text };
}
