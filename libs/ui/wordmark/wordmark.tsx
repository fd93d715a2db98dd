import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';

export type WordmarkProps = Omit<ComponentPropsWithRef<'img'>, 'alt' | 'width' | 'height'> & {
  src: string;
  /** The brand's name; empty inside a link that already has it. */
  name: string;
};

/** A brand's drawn name. Its box is the same whatever the drawing's shape, so that nothing shifts. */
export function Wordmark({ name, className, ...rest }: WordmarkProps) {
  return (
    <img
      {...rest}
      alt={name}
      width={160}
      height={32}
      decoding="sync"
      className={cx('h-8 w-36 max-w-full object-contain object-left medium:w-40', className)}
    />
  );
}
