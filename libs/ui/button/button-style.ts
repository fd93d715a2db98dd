import { cx } from '../class-names/cx.ts';

const BASE =
  'type-label inline-flex items-center justify-center gap-2 rounded-button border-line text-center no-underline ' +
  'transition-[background-color,border-color,color,scale] active:scale-[0.98] ' +
  'disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50 ' +
  '[&_svg]:size-[1.15em] [&_svg]:shrink-0';

const VARIANTS = {
  solid: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  outline: 'border-outline bg-transparent text-strong hover:border-strong hover:bg-hover',
  quiet: 'border-transparent bg-transparent text-strong hover:bg-hover',
  media: 'border-on-media/40 bg-chip text-on-media backdrop-blur-md hover:border-on-media',
  danger: 'border-transparent bg-danger-surface text-on-media hover:brightness-125',
} as const;

const SIZES = {
  small: 'min-h-9 px-3.5 text-small',
  medium: 'min-h-11 px-5 text-small',
  large: 'min-h-13 px-7 text-body',
} as const;

export type ButtonVariant = keyof typeof VARIANTS;
export type ButtonSize = keyof typeof SIZES;

export type ButtonLook = {
  /** `solid` once a view, for the most important action; `media` on pictures. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
};

/** The class names of a button's look, for elements that are no button but look like one. */
export function buttonStyle({ variant = 'solid', size = 'medium', block = false }: ButtonLook = {}): string {
  return cx(BASE, VARIANTS[variant], SIZES[size], block && 'w-full');
}
