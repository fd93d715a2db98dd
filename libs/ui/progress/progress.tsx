import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';

export type ProgressProps = Omit<ComponentPropsWithRef<'progress'>, 'value' | 'max' | 'aria-label'> & {
  /** From 0 to 1. */
  value: number;
  /** The accessible label. */
  label: string;
};

/** How much of something is done. */
export function Progress({ value, label, className, ...rest }: ProgressProps) {
  return (
    <progress
      {...rest}
      value={Math.min(1, Math.max(0, value))}
      max={1}
      aria-label={label}
      className={cx('meter block h-1 w-full rounded-pill', className)}
    />
  );
}
