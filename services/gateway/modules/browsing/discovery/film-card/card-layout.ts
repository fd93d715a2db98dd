import type { Tenant } from '@network/tenant/tenant-schema.ts';

/** What networks show of a shared page without cutting it. */
export const CARD = { width: 1_200, height: 630 } as const;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a card has what, in pixels. */
export interface CardLayout {
  readonly picture: Box & { readonly radius: number };
  /** Title and names, at the lower end of the box or in its middle. */
  readonly words: Box & { readonly at: 'end' | 'middle'; readonly align: 'start' | 'center' | 'end' };
  /** The most lines of the title, and of the names below it. */
  readonly lines: { readonly title: number; readonly names: number };
  /** The largest size of the title. */
  readonly titleSize: number;
  readonly wordmark: { readonly y: number; readonly height: number };
  /** Whether words are on the picture, which is darkened for them. */
  readonly isOnPicture: boolean;
  /** Upper edges of the rows of holes, where a brand's strip of film has them. */
  readonly holes: readonly number[];
}

const EDGE = 64;
const WHOLE = { x: 0, y: 0, ...CARD };

/** A card's layout follows what opens the brand's home page. */
export function cardLayout({ home: { hero }, theme }: Pick<Tenant, 'home' | 'theme'>): CardLayout {
  const { align } = hero;
  const inner = CARD.width - 2 * EDGE;
  switch (hero.kind) {
    case 'split': {
      const half = CARD.width / 2;
      const isFirst = align === 'end';
      return {
        picture: {
          x: isFirst ? 32 : half + 24,
          y: 32,
          width: half - 56,
          height: CARD.height - 64,
          radius: theme.gate.corners.panel * 2,
        },
        words: {
          x: isFirst ? half + 24 : EDGE,
          y: 150,
          width: half - EDGE - 24,
          height: 416,
          at: 'end',
          align: 'start',
        },
        lines: { title: 4, names: 2 },
        titleSize: 96,
        wordmark: { y: EDGE, height: 40 },
        isOnPicture: false,
        holes: [],
      };
    }
    case 'letterbox':
      return {
        picture: { x: 0, y: 104, width: CARD.width, height: 320, radius: 0 },
        words: { x: EDGE, y: 424, width: inner, height: 206, at: 'middle', align },
        lines: { title: 1, names: 1 },
        titleSize: 88,
        wordmark: { y: 34, height: 36 },
        isOnPicture: false,
        holes: [],
      };
    case 'filmstrip':
      return {
        picture: { x: EDGE, y: 142, width: inner, height: 266, radius: Math.min(12, theme.gate.corners.panel) },
        words: { x: EDGE, y: 452, width: inner, height: 168, at: 'middle', align },
        lines: { title: 1, names: 1 },
        titleSize: 80,
        wordmark: { y: 32, height: 36 },
        isOnPicture: false,
        holes: theme.gate.corners.panel === 0 ? [106, 424] : [],
      };
    default:
      return {
        picture: { ...WHOLE, radius: 0 },
        words: { x: EDGE, y: 150, width: inner, height: CARD.height - 150 - EDGE, at: 'end', align },
        lines: { title: 2, names: 1 },
        titleSize: 104,
        wordmark: { y: EDGE - 8, height: 40 },
        isOnPicture: true,
        holes: [],
      };
  }
}
