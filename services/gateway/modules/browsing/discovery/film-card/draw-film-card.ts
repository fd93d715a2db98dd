import sharp, { type OverlayOptions } from 'sharp';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { CARD, type CardLayout, cardLayout } from './card-layout.ts';
import { fitText } from './fit-text.ts';
import { openTypesetter, type Typesetter } from './typesetter.ts';

/** What a card shows of a film. */
export interface CardContent {
  readonly title: string;
  readonly names: readonly string[];
  /** A picture of the film, in a format that sharp reads; without one the card is the brand's surface. */
  readonly still: Buffer | null;
}

type Brand = Pick<Tenant, 'name' | 'theme' | 'home' | 'copy'>;

const TITLE_SIZES = [104, 96, 88, 80, 72, 64, 56, 48];
const LEADING = 1.06;
const NAMES = { sizes: [28, 25, 22], gap: 24, leading: 1.3 } as const;
const QUALITY = 84;

/** Draws the picture that a shared link to a film shows: its still and title, in the type and composition of the brand. */
export async function drawFilmCard(brand: Brand, content: CardContent): Promise<Buffer> {
  const layout = cardLayout(brand);
  const { palette } = brand.theme;
  const [picture, mark, words] = await Promise.all([
    pictureLayer(layout, content.still),
    wordmarkLayer(brand, layout),
    wordsOf(brand, layout, content),
  ]);
  const drawing = svg(`${layout.isOnPicture ? veil(palette.background) : ''}${holesOf(layout, palette.text)}${words}`);
  return sharp({ create: { ...CARD, channels: 3, background: palette.background } })
    .composite([...picture, { input: drawing }, ...mark])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

async function pictureLayer({ picture }: CardLayout, still: Buffer | null): Promise<OverlayOptions[]> {
  if (still === null) return [];
  const { x, y, width, height, radius } = picture;
  const cut = sharp(still).resize(width, height, { fit: 'cover' });
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`,
  );
  const input = await cut
    .ensureAlpha()
    .composite(radius === 0 ? [] : [{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return [{ input, left: x, top: y }];
}

/** The drawn name; a brand that brings no drawing has its name set. */
async function wordmarkLayer(brand: Brand, { wordmark, words }: CardLayout): Promise<OverlayOptions[]> {
  const drawing = brand.theme.wordmark;
  if (drawing === undefined) return [];
  const { data, info } = await sharp(Buffer.from(drawing), { density: 150 })
    .resize({ height: wordmark.height })
    .png()
    .toBuffer({ resolveWithObject: true });
  return [{ input: data, left: Math.round(startOf(words, info.width)), top: wordmark.y }];
}

async function wordsOf(brand: Brand, layout: CardLayout, { title, names }: CardContent): Promise<string> {
  const { fonts, gate, palette } = brand.theme;
  const { weight, tracking, uppercase } = gate.heading;
  const [display, text] = await Promise.all([
    openTypesetter({ family: fonts.display, weight, tracking }),
    openTypesetter({ family: fonts.text, weight: 500, tracking: 0 }),
  ]);
  const { words, lines: most, titleSize, wordmark } = layout;
  const set = (typesetter: Typesetter, line: string, y: number, size: number) =>
    typesetter.draw(line, { x: startOf(words, typesetter.measure(line, size)), y, size });

  const fitted = fitText(
    uppercase ? title.toUpperCase() : title,
    { width: words.width, lines: most.title, sizes: TITLE_SIZES.filter((size) => size <= titleSize) },
    (line, size) => display.measure(line, size),
  );
  const below = fitText(
    names.length > 0 ? names.join(', ') : brand.copy.tagline,
    { width: words.width, lines: most.names, sizes: NAMES.sizes },
    (line, size) => text.measure(line, size),
  );
  const leading = fitted.size * LEADING;
  const nameLeading = below.size * NAMES.leading;
  const height = leading * fitted.lines.length + NAMES.gap + nameLeading * below.lines.length;
  const top = words.at === 'end' ? words.y + words.height - height : words.y + (words.height - height) / 2;
  // A base line is about a fifth of the size above the lower end of its line.
  const lines = fitted.lines.map((line, index) => set(display, line, top + leading * (index + 0.8), fitted.size));
  const first = top + leading * fitted.lines.length + NAMES.gap;
  const last = below.lines.map((line, index) => set(text, line, first + nameLeading * (index + 0.8), below.size));
  const name =
    brand.theme.wordmark === undefined
      ? set(display, brand.name, wordmark.y + wordmark.height * 0.8, wordmark.height)
      : '';
  return `<g fill="${palette.text}">${lines.join('')}${name}<g fill-opacity="0.82">${last.join('')}</g></g>`;
}

function startOf({ x, width, align }: CardLayout['words'], taken: number): number {
  const free = width - taken;
  return x + (align === 'start' ? 0 : align === 'center' ? free / 2 : free);
}

/** Darkens a picture for the words on it, most where they are. */
function veil(color: string): string {
  const stops = [
    [0, 0.62],
    [0.3, 0.18],
    [0.62, 0.6],
    [1, 0.96],
  ].map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`);
  return `<linearGradient id="v" x1="0" x2="0" y1="0" y2="1">${stops.join('')}</linearGradient><rect width="${CARD.width}" height="${CARD.height}" fill="url(#v)"/>`;
}

function holesOf({ holes }: CardLayout, color: string): string {
  const across = Array.from({ length: Math.ceil(CARD.width / 40) }, (_, index) => index * 40 + 12);
  const drawn = holes.flatMap((y) =>
    across.map((x) => `<rect x="${x}" y="${y}" width="16" height="20" rx="3" fill="${color}" fill-opacity="0.3"/>`),
  );
  return drawn.join('');
}

function svg(content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">${content}</svg>`,
  );
}
