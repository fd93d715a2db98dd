/** The most links in the bar, however wide it is: more would be hard to scan. */
export const LINKS_IN_BAR = 7;

/** Room in the bar for the button of the menu, in rem. */
const MORE = 6;
/** Measured on the widest label font of the ten themes, in rem: a character, and the space around a label. */
const CHARACTER = 0.66;
const AROUND = 1.75;

const SHOWN: Readonly<Record<number, string>> = {
  16: '@max-[16rem]/bar:hidden',
  20: '@max-[20rem]/bar:hidden',
  24: '@max-[24rem]/bar:hidden',
  28: '@max-[28rem]/bar:hidden',
  32: '@max-[32rem]/bar:hidden',
  36: '@max-[36rem]/bar:hidden',
  40: '@max-[40rem]/bar:hidden',
  44: '@max-[44rem]/bar:hidden',
  48: '@max-[48rem]/bar:hidden',
  52: '@max-[52rem]/bar:hidden',
  56: '@max-[56rem]/bar:hidden',
  60: '@max-[60rem]/bar:hidden',
  64: '@max-[64rem]/bar:hidden',
  68: '@max-[68rem]/bar:hidden',
};

const FOLDED: Readonly<Record<number, string>> = {
  16: '@min-[16rem]/bar:hidden',
  20: '@min-[20rem]/bar:hidden',
  24: '@min-[24rem]/bar:hidden',
  28: '@min-[28rem]/bar:hidden',
  32: '@min-[32rem]/bar:hidden',
  36: '@min-[36rem]/bar:hidden',
  40: '@min-[40rem]/bar:hidden',
  44: '@min-[44rem]/bar:hidden',
  48: '@min-[48rem]/bar:hidden',
  52: '@min-[52rem]/bar:hidden',
  56: '@min-[56rem]/bar:hidden',
  60: '@min-[60rem]/bar:hidden',
  64: '@min-[64rem]/bar:hidden',
  68: '@min-[68rem]/bar:hidden',
};

export interface BarRoom {
  /** Class of the link in the bar; null where it is never there. */
  readonly inBar: string | null;
  /** Class of the link in the menu; undefined where it is always there. */
  readonly inRest: string | undefined;
}

/**
 * Which links are in the bar and which fold into the menu, by the bar's width in CSS alone: the server knows no width,
 * and nothing may shift when scripts arrive.
 */
export function barRoom(labels: readonly string[]): readonly BarRoom[] {
  let width = MORE;
  return labels.map((label, index) => {
    width += label.length * CHARACTER + AROUND;
    const step = Math.max(16, Math.ceil(width / 4) * 4);
    const inBar = index < LINKS_IN_BAR ? SHOWN[step] : undefined;
    return inBar === undefined ? { inBar: null, inRest: undefined } : { inBar, inRest: FOLDED[step] };
  });
}
