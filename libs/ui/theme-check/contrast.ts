/** A color as sRGB channels from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** @throws Error for a value that is not `#rrggbb` */
export function parseHex(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(hex);
  if (!match) throw new Error(`expected a colour as #rrggbb in lower case, found "${hex}"`);
  return [match[1], match[2], match[3]].map((pair) => Number.parseInt(pair ?? '', 16)) as unknown as Rgb;
}

/** `color-mix(in srgb, one share, other)`, both opaque; `share` from 0 to 1. */
export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  return one.map((channel, index) => channel * share + (other[index] ?? 0) * (1 - share)) as unknown as Rgb;
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors after WCAG 2.2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
