import { expect, it } from 'vitest';
import { parseEmail } from './email.ts';
import { readableEmail, readableIfEmail } from './readable-email.ts';

it.each(['ada@bücher.example', 'a@münchen.straße.de', 'a@пример.рф', 'a@例え.テスト', 'a@ab-łódź-2.pl', 'a@한국.한국'])(
  'shows the email %s as it was typed',
  (typed) => {
    const stored = parseEmail(typed) ?? '';
    expect(stored).toContain('xn--');
    expect(readableEmail(stored)).toBe(typed);
  },
);

it.each([
  ['Cyrillic letters below a Latin domain', 'a@\u0430\u0440\u0440\u04cf\u0435.com'],
  ['a Cyrillic letter among Latin ones', 'a@p\u0430ypal.com'],
  ['a Latin letter that looks like another', 'a@g\u0131thub.com'],
  ['a Greek letter among Latin ones', 'a@g\u03bfogle.com'],
  ['letters with more than one accent', 'a@\u1ed9n.com'],
])('leaves %s as the DNS has it', (_case, typed) => {
  const stored = parseEmail(typed) ?? '';
  expect(stored).toContain('xn--');
  expect(readableEmail(stored)).toBe(stored);
});

it.each(['ada@example.com', 'xn--a@example.com', 'a@xn--.com', 'a@xn--!.com', 'a@xn--99999999999.com', 'no email', ''])(
  'leaves %s as it is',
  (text) => {
    expect(readableEmail(text)).toBe(text);
  },
);

it.each([
  ['ada@xn--bcher-kva.example', 'ada@bücher.example'],
  ['https://x.example/?email=ada@xn--bcher-kva.example', 'https://x.example/?email=ada@xn--bcher-kva.example'],
  ['write to ada@xn--bcher-kva.example', 'write to ada@xn--bcher-kva.example'],
  [7, 7],
])('reads a text that is an email alone, and no address of a page with one in it: %s', (value, read) => {
  expect(readableIfEmail(value)).toBe(read);
});
