import type { ReactNode } from 'react';
import { HeaderSpace, PageSections } from '@network/ui/page/page.tsx';

/** The frame of each page about a membership. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <HeaderSpace />
      <PageSections className="paper glow-page">{children}</PageSections>
    </>
  );
}
