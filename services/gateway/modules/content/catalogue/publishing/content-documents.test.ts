import { describe, expect, it } from 'vitest';
import { channelSchema, readBySchema, tagSchema } from './content-documents.ts';

const FILM = '\u{1f3ac}';
const tag = (name: string) => readBySchema(tagSchema, { slug: 'silk', name });
const channel = (description: string) =>
  readBySchema(channelSchema, { slug: 'sea', name: 'Sea', description, site: 'vixen', position: 1 });

describe('what editors write', () => {
  it('is cleaned as every text that people write: marks of direction, controls, what nobody sees, line ends in a line', () => {
    expect(tag(' Si\u202elk\t\u200b\nRoad\u0000 ')).toMatchObject({ document: { name: 'Silk Road' } });
    expect(tag('Caf\u0065\u0301')).toMatchObject({ document: { name: 'Caf\u00e9' } });
    expect(channel('One.\r\n\n\n\u3164\n\nTwo.\u2066')).toMatchObject({ document: { description: 'One.\n\n\nTwo.' } });
  });

  it('is missing where nobody sees anything', () => {
    const problems = [{ path: 'name', message: 'expected some text' }];
    for (const name of ['', '\u200b', '\u3164\u3164', '\u202e \t']) expect(tag(name)).toEqual({ problems });
    expect(channel('\u200b')).toMatchObject({ document: { description: '' } });
  });

  it('is as long in emoji as in letters', () => {
    expect(tag(FILM.repeat(80))).toMatchObject({ document: { name: FILM.repeat(80) } });
    expect(tag(FILM.repeat(81))).toEqual({ problems: [{ path: 'name', message: 'expected at most 80 characters' }] });
  });
});
