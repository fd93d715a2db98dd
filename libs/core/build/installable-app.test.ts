import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawIcon, NEUTRAL_DRAWING } from './installable-app.ts';

describe('an icon', () => {
  const round = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="32" fill="#ff9dbb"/></svg>',
  );
  const cornerOf = async (isFilled: boolean, drawing = round) => {
    const picture = sharp(await drawIcon(drawing, 192, isFilled));
    expect(await picture.metadata()).toMatchObject({ width: 192, height: 192, format: 'png' });
    const { data } = await picture
      .ensureAlpha()
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data];
  };

  it('has the corners of the favicon', async () => expect((await cornerOf(false))[3]).toBe(0));
  it('is grey, to its corners where it is filled, in a browser that names no brand', async () =>
    expect(await cornerOf(true, NEUTRAL_DRAWING)).toEqual([128, 128, 128, 255]));
  it('fills them with its own color where the system cuts them', async () =>
    expect(await cornerOf(true)).toEqual([255, 157, 187, 255]));
});
