import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';

/** The width that the content of a page keeps, with the gutters at its sides. */
export function PageContainer({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx('mx-auto w-full max-w-page px-gutter', className)} />;
}

/** The sections of a page below each other, in the brand's rhythm. */
export function PageSections({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <PageContainer {...rest} className={cx('flex flex-col gap-(--section-gap) py-(--section-gap)', className)} />;
}

/** The room that the fixed header takes; a page with a hero begins under the header and leaves it out. */
export function HeaderSpace() {
  return <div aria-hidden="true" className="h-header" />;
}
