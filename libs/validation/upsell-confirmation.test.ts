import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfirmation, writeConfirmation } from './upsell-confirmation.ts';

const right = {
  title: 'Halcyon Stills',
  confirmationLink: '/oneclick/outgoing-upsell?rg_upsellid=rg-1&confirmed=true',
  component: 'ConfirmOutgoingUpsell',
  price: '$1.00 now',
  // The last characters differ between the two alphabets of base64.
  description: 'Light — and “quiet”. ~~~ ???',
};
const base64 = (content: unknown) =>
  Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)).toString('base64');
const flawOf = (value: unknown) => {
  const reading = readConfirmation(value);
  return reading.ok ? null : reading.flaw;
};
const deep = `${'['.repeat(3_000)}${']'.repeat(3_000)}`;

describe('R52 the confirmation of /deals', () => {
  it('R52 is read from either base64, padded or not', () => {
    const padded = base64(right);
    expect(padded).toMatch(/\+.*\//);
    for (const value of [padded, padded.replace(/=+$/, ''), writeConfirmation(right), padded.replaceAll('+', ' ')])
      expect(readConfirmation(value)).toEqual({ ok: true, confirmation: right });
  });

  it('R52 needs its link alone, and takes a price as a number', () => {
    const { confirmationLink } = right;
    const read = readConfirmation(base64({ confirmationLink, price: 4.95, more: [1] }));
    const empty = { title: '', component: '', description: '' };
    expect(read).toEqual({ ok: true, confirmation: { ...empty, confirmationLink, price: '4.95' } });
  });

  it.each([{}, { confirmationLink: '' }, { confirmationLink: '  ' }, { confirmationLink: null }])(
    'E14 %j lacks its link',
    (content) => expect(flawOf(base64(content))).toBe('link-missing'),
  );

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['two of them', [base64(right), base64(right)]],
    ['no base64', 'not base64!'],
    ['base64 of a wrong length', 'abcde'],
    ['base64 of two lines', base64(right).replace(/.{40}/, '$&\n')],
    ['no JSON', base64('hello')],
    ['half of it', base64(right).slice(0, 40)],
    ['no UTF-8', Buffer.from('{"confirmationLink":"/\u00ff"}', 'latin1').toString('base64')],
    ['a list', base64([right])],
    ['null', base64(null)],
    ['a text', base64('"x"')],
    ['a number', base64(7)],
    ['what is too deep', base64(deep)],
    ['what is too long', base64({ ...right, more: 'a'.repeat(7_000) })],
    ['a long description', base64({ ...right, description: 'a'.repeat(1_001) })],
    ['a long title', base64({ ...right, title: 'a'.repeat(201) })],
    ['a link that is no text', base64({ ...right, confirmationLink: { href: '/' } })],
    ['a title that is no text', base64({ ...right, title: { toString: 'x' } })],
    ['a price that is no number', base64({ ...right, price: { amount: 1 } })],
  ])('R52 refuses %s', (_what, value) => expect(flawOf(value)).toBe('unreadable'));

  it('R52 reads what it wrote, whatever the texts', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    const some = fc.record({
      title: text,
      confirmationLink: text.filter((link) => link.trim() !== ''),
      component: text,
      price: text,
      description: text,
    });
    fc.assert(
      fc.property(some, (confirmation) => {
        expect(readConfirmation(writeConfirmation(confirmation))).toEqual({ ok: true, confirmation });
      }),
    );
  });

  it('R52 never throws, and never answers with anything but texts', () => {
    const json = fc.jsonValue({ maxDepth: 1 });
    const fields = { title: json, confirmationLink: json, component: json, price: json, description: json };
    const some = fc.record(fields, { requiredKeys: ['confirmationLink'] });
    const anything = fc.oneof(fc.anything(), fc.string(), fc.base64String(), fc.json().map(base64), some.map(base64));
    fc.assert(
      fc.property(anything, (value) => {
        const reading = readConfirmation(value);
        const texts = reading.ok ? Object.values(reading.confirmation) : [reading.flaw];
        expect(texts.every((each) => typeof each === 'string')).toBe(true);
      }),
    );
  });
});
