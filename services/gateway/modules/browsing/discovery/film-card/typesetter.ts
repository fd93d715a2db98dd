import type { Font } from 'fontkit';
import { type Letters, packageName, readTypeface } from '../../../../typefaces/read-typeface.ts';

/** Text set in one weight of a typeface, as outlines, so that a picture needs no font of the machine. */
export interface Typesetter {
  /** Width of a text in pixels. */
  measure(text: string, size: number): number;
  /** The outlines as SVG, beginning at `x`, on the base line `y`. */
  draw(text: string, place: { readonly x: number; readonly y: number; readonly size: number }): string;
}

/** What a text looks like: its typeface, and in em the space added between letters. */
export interface TypeStyle {
  readonly family: string;
  readonly weight: number;
  readonly tracking: number;
}

const LETTERS: readonly Letters[] = ['latin', 'latin-ext'];

/** The open typefaces of the brands: unpacking one takes longer than drawing with it. */
const opened = new Map<string, Promise<Typesetter>>();

/** @throws Error when no package here has the typeface */
export function openTypesetter(style: TypeStyle): Promise<Typesetter> {
  const key = JSON.stringify([style.family, style.weight, style.tracking]);
  const typesetter = opened.get(key) ?? createTypesetter(style);
  opened.set(key, typesetter);
  typesetter.catch(() => opened.delete(key));
  return typesetter;
}

async function createTypesetter({ family, weight, tracking }: TypeStyle): Promise<Typesetter> {
  const fonts = (await Promise.all(LETTERS.map((letters) => openFont(family, letters, weight)))).filter(
    (font) => font !== null,
  );
  const [first] = fonts;
  if (first === undefined) throw new Error(`No package here has the typeface ${family}`);
  const fontOf = (letter: string): Font =>
    fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? first;

  const setText = (text: string, size: number) => {
    let x = 0;
    const outlines: string[] = [];
    for (const { font, letters } of runsOf(text, fontOf)) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(letters);
      glyphs.forEach((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const at = `translate(${rounded(x + xOffset * scale)} ${rounded(-yOffset * scale)}) scale(${scale} ${-scale})`;
        outlines.push(`<path transform="${at}" d="${glyph.path.toSVG()}"/>`);
        x += xAdvance * scale + tracking * size;
      });
    }
    return { width: Math.max(0, x - tracking * size), outlines };
  };
  return {
    measure: (text, size) => setText(text, size).width,
    draw: (text, { x, y, size }) =>
      `<g transform="translate(${rounded(x)} ${rounded(y)})">${setText(text, size).outlines.join('')}</g>`,
  };
}

async function openFont(family: string, letters: Letters, weight: number): Promise<Font | null> {
  const packed = await readTypeface(packageName(family), letters);
  if (packed === null) return null;
  const { create } = await import('fontkit');
  // The reader applies weights to unpacked fonts alone.
  const font = create(await unpack(packed)) as Font;
  return 'wght' in font.variationAxes ? font.getVariation({ wght: weight }) : font;
}

let lastUnpacked: Promise<unknown> = Promise.resolve();

/** One font after another: what the library answers is in memory that its next call writes to. */
function unpack(packed: Buffer): Promise<Buffer> {
  const unpacked = lastUnpacked.then(async () => {
    const { decompress } = await import('wawoff2');
    return Buffer.from(await decompress(packed));
  });
  lastUnpacked = unpacked.catch(() => undefined);
  return unpacked;
}

/** Neighbouring letters of one font, so that pairs keep their distance. */
function runsOf(text: string, fontOf: (letter: string) => Font): { readonly font: Font; readonly letters: string }[] {
  const runs: { font: Font; letters: string }[] = [];
  for (const letter of text) {
    const font = fontOf(letter);
    const last = runs.at(-1);
    if (last?.font === font) last.letters += letter;
    else runs.push({ font, letters: letter });
  }
  return runs;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
