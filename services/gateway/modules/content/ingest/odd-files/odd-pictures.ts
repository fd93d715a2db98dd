import { rename } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { fileOf, madeBy, type OddFile, pictures } from './odd-file.ts';

const UNREADABLE = /^The file is no picture that can be read\. Send JPEG, PNG, WebP, AVIF or TIFF\.$/;

/** A picture of two halves, so that it can be seen which side is up. */
const halves = (width = 800, height = 500): Sharp => {
  const half = { create: { width, height: height / 2, channels: 3, background: '#d04020' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#2040d0' } }).composite([
    { input: half, gravity: 'north' },
  ]);
};
const LANDSCAPE = { width: 800, height: 450 };

/** Pictures that were sent as the poster of a film. `taken` is what its largest rendition is. */
export const ODD_PICTURES: readonly OddFile[] = [
  {
    what: 'a JPEG that its EXIF turns',
    make: async () => fileOf('a.jpg', await halves(500, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer()),
    becomes: { taken: { ...LANDSCAPE, right: 'red' } },
  },
  {
    what: 'a CMYK JPEG',
    make: async () => fileOf('a.jpg', await halves().toColourspace('cmyk').jpeg().toBuffer()),
    becomes: { taken: { ...LANDSCAPE, top: 'red' } },
  },
  {
    what: 'a gray JPEG',
    make: async () => fileOf('a.jpg', await halves().grayscale().jpeg().toBuffer()),
    becomes: { taken: LANDSCAPE },
  },
  {
    what: 'a PNG of 16 bits',
    make: async () => fileOf('a.png', await halves().toColourspace('rgb16').png().toBuffer()),
    becomes: { taken: { ...LANDSCAPE, top: 'red' } },
  },
  {
    what: 'a PNG that one sees through',
    make: async () => {
      const create = { width: 800, height: 500, channels: 4, background: '#ffffff00' } as const;
      return fileOf('a.png', await sharp({ create }).png().toBuffer());
    },
    becomes: { taken: { ...LANDSCAPE, top: 'black' } },
  },
  {
    what: 'a TIFF',
    make: async () => fileOf('a.tif', await halves().tiff({ compression: 'lzw' }).toBuffer()),
    becomes: { taken: { ...LANDSCAPE, top: 'red' } },
  },
  {
    what: 'a moving WebP',
    make: async () => {
      const [one, other] = [await halves().png().toBuffer(), await halves().negate().png().toBuffer()];
      return fileOf(
        'a.webp',
        await sharp([one, other], { join: { animated: true } })
          .webp()
          .toBuffer(),
      );
    },
    becomes: { taken: { ...LANDSCAPE, top: 'red' } },
  },
  {
    what: 'a moving GIF sent as a picture',
    make: () => madeBy('a.gif', ...pictures(1, { size: '640x360' })),
    becomes: { refused: /^Pictures of the kind gif are not taken\. Send JPEG, PNG, WebP, AVIF or TIFF\.$/ },
  },
  {
    what: 'HEIC of a telephone',
    make: () => fileOf('a.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic then much more', 'latin1')),
    becomes: { refused: /^Pictures of the kind HEIC are not taken\./ },
  },
  {
    what: 'a drawing (SVG)',
    make: () => fileOf('a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    becomes: { refused: /^Pictures of the kind svg are not taken\./ },
  },
  {
    what: 'a picture of 19000 by 19000 points',
    make: async () => {
      const create = { width: 19_000, height: 19_000, channels: 3, background: '#000' } as const;
      const bomb = sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 });
      return fileOf('a.png', await bomb.toBuffer());
    },
    becomes: { refused: /^The picture has 19000 by 19000 points; at most 100 million are taken\.$/ },
  },
  {
    what: 'a picture of 160 by 90 points',
    make: async () => fileOf('a.png', await halves(160, 90).png().toBuffer()),
    becomes: { refused: /^The picture has only 160 by 90 points/ },
  },
  {
    what: 'a strip',
    make: async () => fileOf('a.png', await halves(4_000, 700).png().toBuffer()),
    becomes: { refused: /at most 5 times as long as wide/ },
  },
  {
    what: 'a JPEG that was cut off',
    make: async () => {
      const whole = await sharp(await madeBy('whole.png', ...pictures(1, { size: '800x500' }), '-frames:v', '1'))
        .jpeg({ quality: 90 })
        .toBuffer();
      return fileOf('a.jpg', whole.subarray(0, whole.length / 2));
    },
    becomes: { refused: /^The picture is damaged, or was cut off on its way\. Send it again\.$/ },
  },
  { what: 'a picture of no bytes', make: () => fileOf('a.jpg', ''), becomes: { refused: UNREADABLE } },
  { what: 'a text that is called .jpg', make: () => fileOf('a.jpg', 'no picture'), becomes: { refused: UNREADABLE } },
  {
    what: 'a film that is called .jpg',
    make: async () => {
      const path = await madeBy('a.mp4', ...pictures(1), '-c:v', 'libx264', '-pix_fmt', 'yuv420p');
      await rename(path, `${path}.jpg`);
      return `${path}.jpg`;
    },
    becomes: { refused: UNREADABLE },
  },
];
