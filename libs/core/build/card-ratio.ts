/** As `libs/ui/styles/component-tokens.css` has it for a theme that says nothing else. */
const UNLESS_SAID = '16:9';

/** Width to height of a brand's cards, such as `2:1`, as its theme says it. */
export function cardRatioOf(theme: string): string {
  const [, width, height] = /--card-ratio:\s*(\d+(?:\.\d+)?)\s*\/\s*(\d+);/.exec(theme) ?? [];
  return width === undefined || height === undefined ? UNLESS_SAID : `${width}:${height}`;
}
