import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, textLength } from './text-length.ts';

describe('the length of a text', () => {
  it('counts an emoji as one character, and what is composed of several as several', () => {
    expect(['', 'abc', '\u{1f3ac}\u{1f3ac}', 'e\u0301', '\u{1f469}\u200d\u{1f680}'].map(textLength)).toEqual([
      0, 3, 2, 2, 3,
    ]);
  });

  it('is what the characters of a string are, also of one with halves', () => {
    const unit = fc.constantFrom('a', '\u{1f3ac}', '\ud83c', '\udfac', 'é');
    fc.assert(
      fc.property(fc.array(unit), fc.nat(12), (units, most) => {
        const text = units.join('');
        expect(textLength(text)).toBe(Array.from(text).length);
        expect(cutText(text, most)).toBe(Array.from(text).slice(0, most).join(''));
      }),
    );
  });
});
