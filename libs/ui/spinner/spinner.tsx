import { LoaderCircle } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';

/** A turning mark next to the text of a running action; it has no text of its own. */
export function Spinner({ className, ...rest }: ComponentPropsWithRef<'svg'>) {
  return <LoaderCircle {...rest} aria-hidden="true" className={cx('size-5 shrink-0 animate-spin', className)} />;
}
