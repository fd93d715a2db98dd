import type { ReactNode } from 'react';

/** What stands around every page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return <main id="content">{children}</main>;
}
