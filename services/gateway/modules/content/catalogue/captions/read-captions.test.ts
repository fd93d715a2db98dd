import { describe, expect, it } from 'vitest';
import { isLanguageTag, ownNameOf } from './caption-language.ts';
import { readCaptions } from './read-captions.ts';

const cue = (from: string, to: string, text: string) => `${from} --> ${to}\n${text}`;
const file = (...cues: string[]) => ['WEBVTT', ...cues, ''].join('\n\n');
const problemsOf = (text: string): readonly string[] => {
  const read = readCaptions(text);
  return 'problems' in read ? read.problems : [];
};

describe('a WebVTT file', () => {
  it('is read in one form, whatever system it comes from', () => {
    const text = file(
      'NOTE made by hand',
      cue('00:01.000', '00:03.000', '<v Nova>Hello <i>there</i>.</v>'),
      `chorus\n${cue('00:00:03.000', '00:00:05.500 line:0 align:start', 'Two\nlines &amp; more')}`,
    );
    expect(readCaptions(text)).toEqual({ text: `${text.trimEnd()}\n` });
    expect(readCaptions(`\uFEFF${text.replaceAll('\n', '\r\n')}\n\n`)).toEqual(readCaptions(text));
  });

  it.each([
    ['nothing but a header', 'WEBVTT\n', /at least one caption/],
    ['no text at all', '', /^line 1: expected WEBVTT, or the first caption of a SubRip file$/],
    ['another format', '\n[Script Info]\nTitle: Evening\n', /^line 2: expected WEBVTT/],
    [
      'a caption that ends before it begins',
      file(cue('00:03.000', '00:01.000', 'a')),
      /^line 3: expected an end after 00:00:03\.000$/,
    ],
    ['a caption of no length', file(cue('00:03.000', '00:03.000', 'a')), /^line 3: expected an end after/],
    ['a negative time', file(cue('-00:01.000', '00:02.000', 'a')), /^line 3: expected times such as .+, found "-00:01/],
    ['a time that is none', file(cue('00:61.000', '01:02.000', 'a')), /^line 3: expected times such as/],
    [
      'words without times',
      file(cue('00:01.000', '00:02.000', 'a'), 'Lost words'),
      /^line 6: expected times such as 00:01\.000 --> 00:03\.000 above "Lost words"$/,
    ],
    [
      'a caption after a day',
      file(cue('23:59:59.000', '24:00:01.000', 'a')),
      /^line 3: expected an end within 24 hours/,
    ],
    ['another encoding', file(cue('00:01.000', '00:02.000', 'caf\uFFFD')), /^line 4: expected UTF-8/],
    ['half a character', file(cue('00:01.000', '00:02.000', 'a\uD83D')), /^expected UTF-8/],
    ['control characters', file(cue('00:01.000', '00:02.000', 'a\u0000b')), /^line 4: expected UTF-8/],
    ['more than 512 KB', file(cue('00:01.000', '00:02.000', 'é'.repeat(300_000))), /^expected at most 512 KB$/],
    [
      'more than 512 KB once it is written out',
      file(...Array.from({ length: 100 }, () => cue('00:01.000', '00:02.000', '&'.repeat(1_900)))),
      /^expected at most 512 KB$/,
    ],
    [
      'a thousand tags in each other',
      file(cue('00:01.000', '00:02.000', '<b>'.repeat(1_000))),
      /^line 3: expected at most 2000 characters in a caption/,
    ],
  ])('of %s is refused', (_what, text, problem) => {
    expect(problemsOf(text)[0]).toMatch(problem);
  });

  it('is refused with ten problems at most', () => {
    expect(problemsOf(file(...Array.from({ length: 50 }, () => cue('00:02.000', '00:01.000', 'a'))))).toHaveLength(10);
  });
});

describe('a language', () => {
  it.each(['en', 'de', 'pt-BR', 'zh-Hant', 'es-419'])('is %s', (tag) => expect(isLanguageTag(tag)).toBe(true));
  it.each(['', 'english', 'EN', 'pt_BR', 'pt-br', 'xx', 'e', '../en', 'en-'])('is not "%s"', (tag) =>
    expect(isLanguageTag(tag)).toBe(false),
  );
  it('is called as its speakers call it', () => {
    expect(['de', 'fr', 'pt-BR'].map(ownNameOf)).toEqual(['Deutsch', 'Français', 'Português (Brasil)']);
  });
});
