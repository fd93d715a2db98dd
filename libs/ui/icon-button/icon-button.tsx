import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../class-names/cx.ts';

const VARIANTS = {
  quiet: 'border-transparent bg-transparent text-strong hover:bg-hover',
  outline: 'border-outline bg-transparent text-strong hover:border-strong hover:bg-hover',
  media: 'border-on-media/30 bg-chip text-on-media backdrop-blur-md hover:border-on-media',
} as const;

const SIZES = { small: 'size-9 [&_svg]:size-4.5', medium: 'size-11 [&_svg]:size-5' } as const;

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  /** The accessible name; there is no other text. */
  label: string;
  icon: ReactNode;
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
};

/** A button with a picture for a name. `aria-pressed` makes it a switch, filled when on. */
export function IconButton({ label, icon, variant = 'quiet', size = 'medium', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-pill border-line transition-[background-color,border-color,color,scale]',
        'active:scale-95 disabled:pointer-events-none disabled:opacity-40 aria-pressed:text-accent aria-pressed:[&_svg]:fill-current',
        VARIANTS[variant],
        SIZES[size],
        className,
      )}
    >
      {icon}
    </button>
  );
}
