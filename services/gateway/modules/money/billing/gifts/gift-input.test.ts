import { expect, it } from 'vitest';
import { readGiftInput } from './gift-input.ts';

const FILM = '\u{1f3ac}';
const INPUT = {
  optionId: 1,
  buyerEmail: 'ada@example.com',
  buyerName: 'Ada',
  recipientEmail: null,
  message: 'For you.',
  deliverOn: null,
};
const read = (part: Partial<typeof INPUT>) => readGiftInput({ ...INPUT, ...part }, new Date('2026-03-02T12:00:00Z'));

it('a gift is signed and dedicated in as many emoji as letters', () => {
  expect(read({ buyerName: FILM.repeat(60), message: FILM.repeat(300) })).toMatchObject({
    buyerName: FILM.repeat(60),
    message: FILM.repeat(300),
  });
  expect(read({ buyerName: FILM.repeat(61) })).toMatchObject({ field: 'buyerName' });
  expect(read({ message: FILM.repeat(301) })).toMatchObject({ field: 'message' });
});

it('a dedication of which nobody sees anything is none', () => {
  expect(read({ message: '\u3164\u200b\u202e' })).toMatchObject({ field: 'message' });
});
