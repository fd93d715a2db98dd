import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../class-names/cx.ts';

export type FilterBarProps = ComponentPropsWithRef<'div'> & {
  /** At the end of the line, such as the order. */
  trailing?: ReactNode;
};

/** The line between a list's heading and the list: filters at its beginning, the order at its end. */
export function FilterBar({ trailing, className, children, ...rest }: FilterBarProps) {
  return (
    <div
      {...rest}
      className={cx('flex flex-col gap-4 medium:flex-row medium:items-center medium:justify-between', className)}
    >
      <div className="min-w-0 flex-1">{children}</div>
      {trailing ? <div className="shrink-0">{trailing}</div> : null}
    </div>
  );
}
