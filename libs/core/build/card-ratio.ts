/** The ratio that `libs/ui/styles/component-tokens.css` has for a theme that says nothing else. */
const UNLESS_SAID = '16:9';

/** Width to height of a brand's cards, such as `2:1`, as its theme says it. */
export function cardRatioOf(theme: string): string {
  const [, width, height] = /--card-ratio:\s*(\d+(?:\.\d+)?)\s*\/\s*(\d+);/.exec(theme) ?? [];
  return width === undefined || height === undefined ? UNLESS_SAID : `${width}:${height}`;
}

/** The ratio of cards that cut the sides of their pictures; nothing for others, whose bundles say nothing of it. */
export function narrowCards(theme: string): { readonly ratio?: number } {
  const valueOf = (ratio: string): number => {
    const [width = 1, height = 1] = ratio.split(':').map(Number);
    return width / height;
  };
  const ratio = valueOf(cardRatioOf(theme));
  return ratio < valueOf(UNLESS_SAID) ? { ratio: Math.round(ratio * 1_000) / 1_000 } : {};
}
