import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../class-names/cx.ts';
import { Anchor } from '../link/anchor.tsx';
import type { NavigationLink } from '../site-header/navigation-link.ts';

export type FooterColumn = { readonly title: string; readonly links: readonly NavigationLink[] };

export type SiteFooterProps = Omit<ComponentPropsWithRef<'footer'>, 'children'> & {
  brand: ReactNode;
  tagline?: string;
  columns: readonly FooterColumn[];
  /** Names the navigation of the footer. */
  label: string;
  /** The small print below: age limit and copyright. */
  legal: ReactNode;
};

/** The footer of every page: the brand, further links, and the legal notices. */
export function SiteFooter({ brand, tagline, columns, label, legal, className, ...rest }: SiteFooterProps) {
  return (
    <footer {...rest} className={cx('border-t border-subtle bg-surface', className)}>
      <div className="mx-auto flex max-w-page flex-col gap-12 px-gutter pt-14 pb-10">
        <div className="flex flex-col justify-between gap-10 large:flex-row">
          <div className="flex max-w-sm flex-col items-start gap-4">
            {brand}
            {tagline ? <p className="type-display text-title-3 text-muted">{tagline}</p> : null}
          </div>
          <nav
            aria-label={label}
            className="grid flex-1 grid-cols-2 gap-x-8 gap-y-8 medium:grid-cols-3 large:max-w-4xl"
          >
            {columns.map((column) => (
              <div key={column.title} className="flex min-w-0 flex-col gap-2">
                <h2 className="type-label text-small text-strong">{column.title}</h2>
                <ul role="list" className="flex flex-col">
                  {column.links.map((link) => (
                    <li key={link.href}>
                      <Anchor href={link.href} className="footer-link">
                        {link.label}
                      </Anchor>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="flex flex-col gap-1 border-t border-subtle pt-6 text-caption text-muted">{legal}</div>
      </div>
    </footer>
  );
}
