import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openPictureFiles } from '../picture-files.ts';
import { pictureAmong, pictureFor, pictureOfFilm, uprightPictureOfFilm } from '../pictures.ts';
import type { Sendable } from '../send-media.ts';
import { NEUTRAL_PICTURES } from './neutral-pictures.ts';
import { NO_STOCK_MEDIA } from './stock-media.ts';

const SOURCE = { assetsBase: '', stock: NO_STOCK_MEDIA };
const files = openPictureFiles(NO_STOCK_MEDIA);

async function bytesOf(file: Sendable | null): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of (await file?.stream(0, file.bytes - 1)) ?? []) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The first point of a picture, as its color is written. */
async function colorOf(bytes: Buffer): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(bytes).raw().toBuffer();
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

describe('the pictures of what has none', () => {
  it.each(Object.entries(NEUTRAL_PICTURES))(
    '%s: every rendition is there, in its proportions',
    async (_pool, picture) => {
      for (const [widths, extension, format] of [
        [picture.avif, 'avif', 'heif'],
        [picture.webp, 'webp', 'webp'],
      ] as const) {
        for (const width of widths) {
          const drawn = await sharp(await bytesOf(await files.find(`${picture.id}-${width}.${extension}`))).metadata();
          expect(drawn).toMatchObject({ format, width, height: Math.round((width * picture.height) / picture.width) });
        }
      }
    },
  );

  it('have the color that pages show before them', async () => {
    const { color, placeholder, id, width } = NEUTRAL_PICTURES.landscape;
    expect(await colorOf(Buffer.from(placeholder.split(',')[1] ?? '', 'base64'))).toBe(color);
    const [red, green, blue] = await sharp(await bytesOf(await files.find(`${id}-${width}.avif`)))
      .raw()
      .toBuffer();
    const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    for (const [at, channel] of [red, green, blue].entries()) {
      expect(Math.abs((channel ?? 0) - (wanted[at] ?? 0))).toBeLessThan(4);
    }
  });

  it('stand for films, people and every thing of a list', () => {
    const film = { id: 'v-1', composition: 'silk-ember-1', own_media: null };
    expect(pictureOfFilm(film, SOURCE).src).toBe('/media/pictures/neutral-landscape-320.webp');
    expect(pictureFor('portrait', 'p-1', SOURCE).src).toBe('/media/pictures/neutral-portrait-200.webp');
    for (const each of ['calm', 'warm']) {
      expect(pictureAmong('category', each, ['calm', 'warm'], SOURCE).src).toContain('neutral-category-320.webp');
    }
  });

  it('say that they are missing, whatever an editor said of how they are cut', () => {
    const directed = { picture_focus: '30% 60%', picture_crops: ['2:1 10% 20% 50%', '3:4 40% 0% 30%'] };
    const film = { id: 'v-1', composition: 'silk-ember-1', own_media: null, ...directed };
    const cuts = { card: '2:1', hero: '16:9', addressOf: () => 'a-cut/' } as const;
    const source = { ...SOURCE, cuts };
    const pictures = [
      pictureOfFilm(film, source, '2:1'),
      uprightPictureOfFilm(film, source),
      pictureFor('banner', 'c-1', source),
      pictureAmong('category', 'calm', ['calm'], source),
    ];
    expect(pictures.map(({ isMissing, src }) => [isMissing, src.includes('neutral-')])).toEqual(
      pictures.map(() => [true, true]),
    );
  });

  it('do not stand beside a film’s own picture in an upright place', () => {
    const { id: _id, site: _site, ...rendition } = NEUTRAL_PICTURES.landscape;
    const own_media = { film: null, picture: { ...rendition, version: 'own-1', isChosen: true } };
    const picture = uprightPictureOfFilm({ id: 'v-1', composition: null, own_media }, SOURCE);
    expect([picture.isMissing, picture.src]).toEqual([false, '/media/pictures/films/own-1/320.webp']);
  });

  it.each([
    'neutral-landscape-500.webp',
    'neutral-landscape-640.avif',
    'neutral-nothing-960.webp',
    'neutral-landscape-960.png',
    '../neutral',
  ])('are not under other names: "%s"', async (name) => {
    expect(await files.find(name)).toBeNull();
  });
});
