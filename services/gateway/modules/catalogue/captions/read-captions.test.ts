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
    ['SubRip', '1\n00:00:01,000 --> 00:00:02,000\nHello\n', /^line 1: No valid signature/],
    ['nothing but a header', 'WEBVTT\n', /at least one caption/],
    ['no text at all', '', /^line 1: No valid signature/],
    ['a caption that ends before it begins', file(cue('00:03.000', '00:01.000', 'a')), /^line 3: End timestamp is not/],
    ['a caption of no length', file(cue('00:03.000', '00:03.000', 'a')), /^line 3: End timestamp is not/],
    ['a negative time', file(cue('-00:01.000', '00:02.000', 'a')), /^line 3: Timestamp must start/],
    [
      'captions in the wrong order',
      file(cue('00:05.000', '00:06.000', 'a'), cue('00:01.000', '00:02.000', 'b')),
      /^line 6: Start timestamp is not greater/,
    ],
    [
      'captions that overlap',
      file(cue('00:01.000', '00:03.000', 'a'), cue('00:02.500', '00:04.000', 'b')),
      /^the caption at 00:00:02\.500 begins before the one at 00:00:01\.000 ends$/,
    ],
    ['a caption after a day', file(cue('23:59:59.000', '24:00:01.000', 'a')), /ends after 24 hours/],
    ['a script', file(cue('00:01.000', '00:02.000', '<script>alert(1)</script>')), /^line \d+: Incorrect start tag/],
    [
      'a picture',
      file(cue('00:01.000', '00:02.000', '<img src=x onerror=alert(1)>')),
      /^line \d+: Only <v> and <lang>/,
    ],
    ['a tag that is not closed', file(cue('00:01.000', '00:02.000', '<b>bold')), /Required end tag missing/],
    [
      'styles',
      `WEBVTT\n\nSTYLE\n::cue { background: url(https://example.com/x) }\n\n${cue('00:01.000', '00:02.000', 'a')}\n`,
      /no STYLE block/,
    ],
    ['another encoding', file(cue('00:01.000', '00:02.000', 'caf\uFFFD')), /^line 4: expected UTF-8/],
    ['half a character', file(cue('00:01.000', '00:02.000', 'a\uD83D')), /^expected UTF-8/],
    ['control characters', file(cue('00:01.000', '00:02.000', 'a\u0000b')), /^line 4: expected UTF-8/],
    ['more than 512 KB', file(cue('00:01.000', '00:02.000', 'é'.repeat(300_000))), /^expected at most 512 KB$/],
    [
      'a thousand tags in each other',
      file(cue('00:01.000', '00:02.000', '<b>'.repeat(1_000))),
      /at most 2000 characters/,
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
