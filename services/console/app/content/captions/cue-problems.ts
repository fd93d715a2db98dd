import { textLength } from '@network/validation/text-length.ts';
import type { Cue } from './cues.ts';

/** What makes a caption hard to read or wrong. */
export type CueProblem = 'order' | 'overlap' | 'late' | 'empty' | 'fast' | 'short' | 'long' | 'lines';

/** Whether the problem keeps a file from being saved; the others only make it hard to read. */
export const isError = (problem: CueProblem): boolean => problem === 'order';

/**
 * Limits of the BBC's and Netflix's guides for subtitles: characters a second and a line, lines, and milliseconds that one stands.
 */
export const LIMITS = { perSecond: 20, perLine: 42, lines: 2, shortest: 700, longest: 7_000 } as const;

/** What is read, without the marks of WebVTT such as voices. */
export const plainText = (text: string): string => text.replaceAll(/<[^>]*>/g, '').trim();

/** How many characters a second have to be read of a cue. */
export function readingSpeed({ from, to, text }: Cue): number {
  const characters = textLength(plainText(text).replaceAll('\n', ' '));
  return to <= from ? Number.POSITIVE_INFINITY : (characters * 1_000) / (to - from);
}

/** The problems of each cue, in the order of the list. @param filmEnd in milliseconds; null for a film of unknown length */
export function problemsOfCues(
  cues: readonly Cue[],
  filmEnd: number | null = null,
): readonly (readonly CueProblem[])[] {
  let end = 0;
  return cues.map((cue) => {
    const found: CueProblem[] = [];
    const text = plainText(cue.text);
    const lines = text.split('\n');
    const length = cue.to - cue.from;
    if (length <= 0) found.push('order');
    if (cue.from < end) found.push('overlap');
    if (filmEnd !== null && cue.to > filmEnd) found.push('late');
    if (text === '') found.push('empty');
    if (length > 0 && text !== '' && readingSpeed(cue) > LIMITS.perSecond) found.push('fast');
    if (length > 0 && length < LIMITS.shortest) found.push('short');
    if (length > LIMITS.longest) found.push('long');
    if (lines.length > LIMITS.lines || lines.some((line) => textLength(line) > LIMITS.perLine)) found.push('lines');
    end = Math.max(end, cue.to);
    return found;
  });
}
