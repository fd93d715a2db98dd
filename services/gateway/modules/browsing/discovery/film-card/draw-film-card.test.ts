import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import blackedraw from '../../../../../../apps/blackedraw/tenant.ts';
import deeper from '../../../../../../apps/deeper/tenant.ts';
import milfy from '../../../../../../apps/milfy/tenant.ts';
import slayed from '../../../../../../apps/slayed/tenant.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { drawFilmCard } from './draw-film-card.ts';
import { openTypesetter } from './typesetter.ts';

const still = await sharp({ create: { width: 960, height: 540, channels: 3, background: '#ff0000' } })
  .png()
  .toBuffer();
const film = { title: 'Łódź, an Evening’s Tide', names: ['Ada Morrow', 'Noor Hale'], still };

/** Average of a part of a card, one byte a channel. */
async function colorOf(jpeg: Buffer, left: number, top: number, width = 8, height = 8): Promise<number[]> {
  const { channels } = await sharp(await sharp(jpeg).extract({ left, top, width, height }).png().toBuffer()).stats();
  return channels.map(({ mean }) => Math.round(mean));
}
const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 180 && green < 40 && blue < 40;

describe('the card of a film', () => {
  it.each([
    ['letterbox', vixen, [600, 200], [600, 80]],
    ['split, picture last', tushy, [900, 300], [300, 100]],
    ['split, picture first', milfy, [300, 300], [900, 100]],
    ['filmstrip', blackedraw, [600, 300], [20, 300]],
  ])('has its picture where a %s has it', async (_name, brand, on, beside) => {
    const card = await drawFilmCard(brand, film);
    const { width, height, format } = await sharp(card).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(isRed(await colorOf(card, on[0] ?? 0, on[1] ?? 0))).toBe(true);
    expect(isRed(await colorOf(card, beside[0] ?? 0, beside[1] ?? 0))).toBe(false);
  });

  it('darkens a picture that has words on it, and sets each title', async () => {
    const [card, other] = await Promise.all([
      drawFilmCard(deeper, film),
      drawFilmCard(deeper, { ...film, title: 'X' }),
    ]);
    const [top = 0] = await colorOf(card, 100, 200);
    const [bottom = 0] = await colorOf(card, 20, 610);
    expect(top).toBeGreaterThan(bottom + 60);
    expect(card.equals(other)).toBe(false);
  });

  it('is drawn without a picture, without names and with a title longer than any card', async () => {
    const card = await drawFilmCard(slayed, { title: 'A very long evening '.repeat(20), names: [], still: null });
    expect((await sharp(card).metadata()).width).toBe(1200);
  });
});

describe('a typesetter', () => {
  it('is wider in a heavier weight, and has the letters of other European languages', async () => {
    const style = { family: 'Syne', tracking: 0 };
    const [regular, heavy] = await Promise.all([
      openTypesetter({ ...style, weight: 400 }),
      openTypesetter({ ...style, weight: 800 }),
    ]);
    expect(heavy.measure('Tide', 100)).toBeGreaterThan(regular.measure('Tide', 100) * 1.1);
    const missing = regular.draw('\u{10FFFF}', { x: 0, y: 0, size: 10 });
    expect(regular.draw('Ł', { x: 0, y: 0, size: 10 })).not.toBe(missing);
  });

  it('refuses a typeface that no package has', async () => {
    await expect(openTypesetter({ family: 'No Such Face', weight: 400, tracking: 0 })).rejects.toThrow(
      'No package here has the typeface No Such Face',
    );
  });
});
