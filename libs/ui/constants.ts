/**
 * Figures of the design system. The media queries of `styles/mapping.css` have the same breakpoints; a test compares
 * them.
 */

/** Widths from which a layout changes, in CSS pixels. */
export const BREAKPOINTS = {
  xsmall: 360,
  small: 480,
  medium: 768,
  large: 1024,
  boundary: 1248,
  xlarge: 1285,
  huge: 1920,
} as const;
export type Breakpoint = keyof typeof BREAKPOINTS;

/** The breakpoints that count as a phone. */
export const MOBILE_BREAKPOINTS = ['xsmall', 'small'] as const satisfies readonly Breakpoint[];

/** Width by height. */
export const ASPECT_RATIOS = { landscape: [16, 9], portrait: [6, 8] } as const;

/** Pagination: items on a page, links in the fixed window, links in the variable one. */
export const PAGINATION = { pageSize: 12, maximumPages: 5, variableMaximum: { mobile: 5, desktop: 10 } } as const;

/** How long a toast stays by default. */
export const TOAST_DISMISS_AFTER_MS = 10_000;
