import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';

export type WordmarkProps = Omit<ComponentPropsWithRef<'img'>, 'alt' | 'width' | 'height'> & {
  src: string;
  /** The brand's name; empty inside a link that already has it. */
  name: string;
  /** `bar` stands in a bar beside other things; `title` is a card's title. */
  size?: 'bar' | 'title';
};

/** Sizes in pixels, with the classes of the box. */
const BOXES = {
  bar: { width: 160, height: 32, classes: 'h-8 w-36 medium:w-40' },
  title: { width: 224, height: 44, classes: 'h-11 w-52 medium:w-56' },
} as const;

/** A brand's drawn name. Its box is the same whatever the drawing's shape, so that nothing shifts. */
export function Wordmark({ name, size = 'bar', className, ...rest }: WordmarkProps) {
  const { width, height, classes } = BOXES[size];
  return (
    <img
      {...rest}
      alt={name}
      width={width}
      height={height}
      decoding="sync"
      className={cx(classes, 'wordmark max-w-full object-contain object-left', className)}
    />
  );
}
