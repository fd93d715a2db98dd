import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRequest, type FieldValues } from './check-request.ts';
import { fieldsOf, REQUEST_KINDS } from './request-forms.ts';

const NOW = new Date('2026-11-21T18:00:00Z');

const casting: FieldValues = {
  name: 'Ada Sample',
  email: ' Ada@Example.com ',
  birthDate: '1999-04-01',
  country: 'Portugal',
  about: 'A dancer who would like to be in films.',
  adult: 'yes',
  storage: 'yes',
};
const support: FieldValues = { email: 'ada@example.com', topic: 'payment', message: 'A charge that I don’t know.' };
const removal: FieldValues = {
  name: 'Ada Sample',
  email: 'ada@example.com',
  relation: 'shown',
  content: 'https://www.brand.example/videos/some-slug',
  statement: 'I am shown in it and did not agree to it.',
  truthful: 'yes',
};

const errorsOf = (kind: Parameters<typeof checkRequest>[0], values: FieldValues, pictures = 1) => {
  const check = checkRequest(kind, values, pictures, NOW);
  return check.ok ? {} : check.errors;
};

describe('R16 R17 R58 what a form takes', () => {
  it('takes complete forms, tidied', () => {
    expect(checkRequest('casting', casting, 1, NOW)).toEqual({
      ok: true,
      values: { ...casting, email: 'ada@example.com' },
    });
    expect(errorsOf('support', support)).toEqual({});
    expect(errorsOf('removal', removal)).toEqual({});
  });

  it('V03 stores an email as accounts have it, whatever script its domain was typed in', () => {
    const check = checkRequest('support', { ...support, email: 'Ada@B\u00fccher.example' }, 0, NOW);
    expect(check.ok && check.values['email']).toBe('ada@xn--bcher-kva.example');
  });

  it('names every field of an empty form', () => {
    expect(errorsOf('removal', {})).toEqual({
      name: 'required',
      email: 'required',
      relation: 'required',
      content: 'required',
      statement: 'required',
      truthful: 'consentMissing',
    });
    expect(errorsOf('support', { name: '  ' })).toEqual({ email: 'required', topic: 'required', message: 'required' });
  });

  it.each([
    ['2008-11-21', undefined],
    ['2008-11-22', 'tooYoung'],
    ['2008-02-29', undefined],
    ['2020-01-01', 'tooYoung'],
    ['2026-11-22', 'invalidDate'],
    ['1899-12-31', 'invalidDate'],
    ['2001-02-29', 'invalidDate'],
    ['01.02.1999', 'invalidDate'],
    ['', 'required'],
  ])('R16 casting is for adults: born %s is %s', (birthDate, error) =>
    expect(errorsOf('casting', { ...casting, birthDate })['birthDate']).toBe(error),
  );

  it('R16 is not of age before the day has begun everywhere', () => {
    const early = new Date('2026-11-21T11:59:59Z');
    expect(checkRequest('casting', { ...casting, birthDate: '2008-11-21' }, 1, early).ok).toBe(false);
  });

  it.each([
    ['name', 'A', 'tooShort'],
    ['name', 'a'.repeat(81), 'tooLong'],
    ['about', '\u{1F3AC}'.repeat(19), 'tooShort'],
    ['about', '\u{1F3AC}'.repeat(20), undefined],
    ['about', '\u{1F3AC}'.repeat(4_000), undefined],
    ['about', `${' '.repeat(50)}short`, 'tooShort'],
    ['email', 'nobody', 'invalidEmail'],
    ['adult', 'no', 'consentMissing'],
  ])('checks %s: %s is %s', (field, value, error) =>
    expect(errorsOf('casting', { ...casting, [field]: value })[field]).toBe(error),
  );

  it.each([
    [0, 'picturesMissing'],
    [1, undefined],
    [4, undefined],
    [5, 'tooManyPictures'],
  ])('R16 counts pictures: %i is %s', (count, error) =>
    expect(errorsOf('casting', casting, count)['pictures']).toBe(error),
  );

  it('takes one of the choices, and no other word', () => {
    expect(errorsOf('support', { ...support, topic: 'toString' })['topic']).toBe('invalidChoice');
  });

  it('keeps nothing but the fields of its form, without control characters', () => {
    const check = checkRequest('support', { ...support, message: 'Line one\r\nline\u0000 two', role: 'admin' }, 0, NOW);
    expect(check.ok && check.values).toEqual({ ...support, message: 'Line one\nline two' });
  });

  it('cleans what people paste, and takes a text that nobody sees for none', () => {
    const pasted = { ...casting, name: 'Ada\tSample\u202e', email: 'ada@example.com\u200b' };
    const check = checkRequest('casting', pasted, 1, NOW);
    expect(check.ok && check.values).toMatchObject({ name: 'Ada Sample', email: 'ada@example.com' });
    expect(errorsOf('support', { ...support, message: '\u3164'.repeat(40) })['message']).toBe('required');
  });

  it('checks any input, and what it accepted passes again', () => {
    const anything = fc.dictionary(fc.string(), fc.string());
    fc.assert(
      fc.property(fc.constantFrom(...REQUEST_KINDS), anything, fc.nat(6), (kind, values, pictures) => {
        const check = checkRequest(kind, values, pictures, NOW);
        const fields = check.ok ? Object.keys(check.values) : Object.keys(check.errors);
        expect(fields.filter((name) => !(name in fieldsOf(kind)))).toEqual([]);
        expect(check.ok ? checkRequest(kind, check.values, pictures, NOW) : check).toEqual(check);
      }),
    );
  });
});
