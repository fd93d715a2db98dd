import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';

export type WordmarkProps = Omit<ComponentPropsWithRef<'img'>, 'alt' | 'width' | 'height'> & {
  src: string;
  /** The brand's name; empty inside a link that says it already. */
  name: string;
  /** Of the drawing; only their ratio matters. */
  width: number;
  height: number;
};

/** A brand's own drawing of its name, as high as its place allows. */
export function Wordmark({ name, className, ...rest }: WordmarkProps) {
  return (
    <img
      {...rest}
      alt={name}
      decoding="sync"
      className={cx(
        'h-6 w-auto max-w-[36vw] object-contain object-left medium:h-7 medium:max-w-none large:h-8',
        className,
      )}
    />
  );
}
