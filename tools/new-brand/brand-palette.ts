/** The colors of a new brand, as #rrggbb. */
export interface BrandPalette {
  readonly page: string;
  readonly surface: string;
  readonly raised: string;
  readonly line: string;
  readonly outline: string;
  readonly strong: string;
  readonly muted: string;
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  readonly glow: string;
}

/** A dark palette around one hue (degrees). The lightness steps give every text a contrast of 4.5 to 1 or more. */
export function paletteOf(hue: number): BrandPalette {
  const tint = (lightness: number, chroma: number): string => toHex(lightness, chroma, hue);
  return {
    page: tint(0.15, 0.008),
    surface: tint(0.19, 0.012),
    raised: tint(0.24, 0.016),
    line: tint(0.3, 0.018),
    outline: tint(0.6, 0.03),
    strong: tint(0.96, 0.008),
    muted: tint(0.76, 0.02),
    accent: tint(0.8, 0.13),
    accentHover: tint(0.87, 0.1),
    onAccent: tint(0.2, 0.04),
    glow: tint(0.5, 0.12),
  };
}

/** A hue that depends on nothing but the name. */
export function hueOf(name: string): number {
  let hash = 2_166_136_261;
  for (const character of name) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619) >>> 0;
  return hash % 360;
}

/** WCAG's contrast of two colors, 1 to 21. */
export function contrast(one: string, two: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(two)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** OKLCH to sRGB; colors outside sRGB are clipped by channel. */
function toHex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channels = linear.map((value) => {
    const clipped = Math.min(1, Math.max(0, value));
    const gamma = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
