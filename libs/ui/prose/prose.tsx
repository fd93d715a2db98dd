import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';

/** Long text, such as legal pages: plain headings, paragraphs, lists, tables and links find their look here. */
export function Prose({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx('prose-text max-w-prose', className)} />;
}
