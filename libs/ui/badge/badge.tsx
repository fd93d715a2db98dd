import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';

const TONES = {
  neutral: 'bg-raised text-strong',
  accent: 'bg-accent text-on-accent',
  outline: 'border-line border-outline text-strong',
  media: 'bg-chip text-on-media backdrop-blur-sm',
  success: 'bg-success-surface text-on-media',
  danger: 'bg-danger-surface text-on-media',
} as const;

export type BadgeTone = keyof typeof TONES;
export type BadgeProps = ComponentPropsWithRef<'span'> & {
  /** `media` on pictures; `accent` for the one that should be seen first. */
  tone?: BadgeTone;
};

/** A short word about a thing: new, free, locked. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={cx(
        'type-label inline-flex items-center gap-1 rounded-badge px-2 py-0.5 text-caption whitespace-nowrap [&_svg]:size-3',
        TONES[tone],
        className,
      )}
    />
  );
}
