import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenLine, writtenText } from './written-text.ts';

describe('a text that somebody wrote', () => {
  it.each([
    ['a\tb', 'a b'],
    ['a\rb\r\nc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf'],
    ['a\u0000b\u0008c\u009fd', 'abcd'],
    ['a\u202eb\u2066c\u200ed\u206ae', 'abcde'],
    ['a\u200bb\ufeffc\u00add\u180ee', 'abcde'],
    ['\u{1f469}\u200d\u{1f680} \u0646\u200c\u0647', '\u{1f469}\u200d\u{1f680} \u0646\u200c\u0647'],
    ['1\ufe0f\u20e3 \u{1f3f3}\ufe0f\u200d\u{1f308}', '1\ufe0f\u20e3 \u{1f3f3}\ufe0f\u200d\u{1f308}'],
    ['\u0915\u094d\u200d\u0937', '\u0915\u094d\u200d\u0937'],
    ['a\ud83db\udfacc\u{1f3ac}', 'abc\u{1f3ac}'],
    ['a\n\n\nb', 'a\n\n\nb'],
    ['seen\u{e0062}\u{e0061}\u{e0064}\u3164\uffa0\u{1d173}\u{e0fff} too', 'seen too'],
    [
      '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}!',
      '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}!',
    ],
    ['a\n \n\n\t\n\nb', 'a\n\n\nb'],
    ['a\n\u3164\n\u2800\n\u115f\n\u0301\nb', 'a\n\n\nb'],
  ])('%j is kept as %j', (value, text) => {
    expect(writtenText(value)).toBe(text);
  });

  it.each(['', '\u200b', '\u3164\u3164', '\u0301\u0301', '\u2800', '\u200d', '\u202e \n\u2028', '\ufe0f', '\u{e0041}'])(
    'is empty where nobody sees anything: %j',
    (value) => {
      expect(writtenText(value)).toBe('');
    },
  );

  it('has four marks on a letter at most, whatever stands between them', () => {
    for (const joiner of ['', '\u200d', '\u200c\u200d', '\u034f']) {
      const text = writtenText(`z${`\u0316${joiner}`.repeat(40)}y`);
      expect(text.match(/\p{M}/gu), JSON.stringify(joiner)).toHaveLength(4);
      expect([text.at(0), text.at(-1)]).toEqual(['z', 'y']);
    }
  });

  it('of signs that this Unicode does not know yet is a text', () => {
    expect(writtenText('\u{1fadf}\u{1faff}')).toBe('\u{1fadf}\u{1faff}');
  });

  it('stays as it is once it was cleaned, and one line is one line', () => {
    const sign = fc.constantFrom('a', 'e', ' ', '\n', '\r', '\u0301', '\u0316', '\u200d', '\u200c', '\u200b', '\u3164');
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ unit: sign, maxLength: 60 }));
    fc.assert(
      fc.property(text, (value) => {
        expect(writtenText(writtenText(value))).toBe(writtenText(value));
        expect(writtenLine(writtenLine(value))).toBe(writtenLine(value));
        expect(writtenLine(value)).not.toMatch(/[\n\r\t\u2028\u2029]/);
      }),
    );
  });

  it('is cleaned in a time that grows with its length', () => {
    for (const part of ['\u200d', '\u0301', '\n', '\n\u3164', '\u3164', ' ', '\u200d\u0301'])
      expect(writtenText(`q${part.repeat(20_000)}b`)).toMatch(/^q[^]*b$/);
  });
});
