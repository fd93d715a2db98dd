import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../class-names/cx.ts';
import { useFieldControl } from '../field/field-control.ts';
import { boundedText } from './bounded-text.ts';
import { CONTROL_STYLE } from './control-style.ts';

export type InputProps = ComponentPropsWithRef<'input'> & {
  /** A decorative icon at the beginning. */
  icon?: ReactNode;
  /** What stands at the end, such as a button that shows the password. */
  trailing?: ReactNode;
  /** Characters, as `textLength` counts them: an emoji is one. */
  maxLength?: number | undefined;
};

/** A line of text. Inside a Field it is connected to its label, hint and error automatically. */
export function Input({ icon, trailing, className, ...rest }: InputProps) {
  const control = useFieldControl();
  return (
    <span className={cx('relative block', className)}>
      {icon ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-muted [&_svg]:size-4.5"
        >
          {icon}
        </span>
      ) : null}
      <input
        {...control}
        {...rest}
        {...boundedText(rest)}
        className={cx(CONTROL_STYLE, 'h-12 px-4', icon && 'pl-10.5', trailing && 'pr-12')}
      />
      {trailing ? <span className="absolute inset-y-0 right-1 flex items-center">{trailing}</span> : null}
    </span>
  );
}
