import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';

/** The maximum width of a page's content, with gutters at its sides. */
export function PageContainer({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx('mx-auto w-full max-w-page px-gutter', className)} />;
}

/** The sections of a page below each other, in the brand's rhythm. */
export function PageSections({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <PageContainer {...rest} className={cx('flex flex-col gap-(--section-gap) py-(--section-gap)', className)} />;
}

/** The space of the fixed header; a page with a hero begins under the header and leaves it out. */
export function HeaderSpace() {
  return <div aria-hidden="true" className="h-header" />;
}
