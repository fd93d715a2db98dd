const HUES =
  'red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|slate|gray|zinc|neutral|stone';

const PATTERNS = [
  // A hash that can only be a color: as a CSS value, in brackets of a utility or quoted alone with a letter and a
  // digit.
  /(?<=\[[^\]\s]*|:\s*['"`]?|=['"])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![-\w$])/gi,
  /(?<![a-z-])(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/gi,
  new RegExp(
    `\\b(?:bg|text|border|ring|fill|stroke|from|via|to|outline|shadow|accent|decoration)-(?:${HUES})-\\d{2,3}\\b`,
    'g',
  ),
  /\b(?:bg|text|border|ring|fill|stroke|from|via|to|outline|decoration)-(?:white|black)\b/g,
  /(?<=["'`\s:])text-(?:xs|sm|base|lg|xl|[2-9]xl)\b/g,
  /(?<=["'`\s])(?:sm|md|lg|xl|2xl):(?=[a-z[-])/g,
  // A length in the brackets of a utility. A hairline (1px), a share (%, fr) and a length relative to the font (em) are
  // allowed; the rest is the scale (`max-w-80`) or a component token (`max-w-(--sheet-width)`).
  /(?<=[a-z]-\[[^\]\s]*)(?<![\d.])(?!1px)\d*\.?\d+(?:px|rem|pt|ch|[sdl]?v[hw]|vmin|vmax)(?![a-z])(?=[^\]\s]*\])/g,
  // This finds such a value in an inline style.
  /(?<=\b(?:width|height|top|left|right|bottom|inset\w*|margin\w*|padding\w*|gap|fontSize|(?:max|min)\w+):\s*["'`])\d*\.?\d+(?:px|rem|pt|ch|[sdl]?v[hw])(?=["'`])/g,
];

/** Literal colors in a stylesheet, where only `var(--palette-…)` and mixes of it belong. */
export function rawColors(css: string): string[] {
  const code = css.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)|url\("[^"]*"\)/g, '');
  return [...code.matchAll(/#[0-9a-f]{3,8}\b(?=[^{}]*;)|(?<![a-z-])(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/gi)].map(
    (match) => match[0],
  );
}

/** Literal colors, sizes and breakpoints in a component's source, where only a token's name belongs. */
export function rawValues(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/href=(["'`])#[^"'`]*\1/g, '');
  return PATTERNS.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[0]));
}
