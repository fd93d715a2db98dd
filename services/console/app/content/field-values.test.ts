import { describe, expect, it } from 'vitest';
import { contentFields } from './content-fields.ts';
import { differencesOf, inputOf, valuesOf } from './field-values.ts';

const film = {
  slug: 'a-garden',
  title: 'A garden',
  description: 'Two lines\nof text',
  translations: [
    { language: 'de', title: 'Ein Garten', description: 'Zwei Zeilen\nText' },
    { language: 'es', title: '', description: 'Dos líneas' },
  ],
  site: 'vixen',
  releasedAt: '2026-03-01T12:30:45.000Z',
  runLengthSeconds: 1_800,
  performers: ['ada-stone', 'eve-lake'],
  categories: [],
  tags: ['rain'],
  directors: ['Odile Verrane'],
  channel: null,
  pack: null,
  showcase: null,
  chapters: [
    { startsAtSeconds: 0, title: 'Arrival', translations: [] },
    {
      startsAtSeconds: 3_725,
      title: 'The long way home',
      translations: [{ language: 'de', title: 'Der lange Heimweg' }],
    },
  ],
  pictureCount: null,
  bestHeight: 2160,
  composition: null,
  pictureFocus: null,
  pictureCrops: [],
  stills: [{ place: 2, startsAtSeconds: 95, picture: 'quay-1' }],
  isDenied: false,
  isFree: true,
  isFreeLimitedTrial: false,
  isExclusive: false,
  isGuestScene: false,
};
const fields = contentFields.film;

describe('the form of a film', () => {
  it('sends what it was given when nothing was touched, the seconds of its release included', () => {
    expect(inputOf(fields, valuesOf(fields, film), film)).toEqual(film);
  });

  it('sends a release that was typed as UTC, and lists and chapters without what is empty', () => {
    const typed = {
      ...valuesOf(fields, film),
      releasedAt: '2026-04-01T08:00',
      performers: ' ada-stone ,, eve-lake,',
      chapters: '0 Arrival\n\n1:02:05  The long way home\n  [de] Der lange Heimweg ',
    };
    expect(inputOf(fields, typed, film)).toEqual({ ...film, releasedAt: '2026-04-01T08:00:00Z' });
  });

  it('sends a time that is none as no number, for the gateway to refuse', () => {
    const typed = { ...valuesOf(fields, film), chapters: 'soon Arrival' };
    expect(inputOf(fields, typed, film)).toMatchObject({ chapters: [{ startsAtSeconds: Number.NaN }] });
  });

  it('names the fields that two versions differ in', () => {
    const other = { ...film, title: 'A park', isFree: false };
    const found = differencesOf(fields, valuesOf(fields, film), valuesOf(fields, other));
    expect(found.map(({ field, one, other: theirs }) => [field.name, one, theirs])).toEqual([
      ['title', 'A garden', 'A park'],
      ['isFree', true, false],
    ]);
  });
});
