import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';

/** Long text, such as legal pages: styles plain headings, paragraphs, lists, tables and links. */
export function Prose({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx('prose-text max-w-prose', className)} />;
}
