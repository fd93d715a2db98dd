import type { ComponentPropsWithRef } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { type ButtonLook, buttonStyle } from './button-style.ts';

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** Shows that its action is running: it keeps focus and size, and ignores further presses. */
    busy?: boolean;
  };

/** A button that performs an action. For navigation use ButtonLink. */
export function Button({ variant, size, block, busy = false, type = 'button', className, ...rest }: ButtonProps) {
  const { children, onClick, ...others } = rest;
  return (
    <button
      {...others}
      type={type}
      aria-disabled={busy || others['aria-disabled']}
      aria-busy={busy || undefined}
      data-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      className={buttonStyle({ variant, size, block, className })}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}
