import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../class-names/cx.ts';
import { Anchor } from '../link/anchor.tsx';
import type { NavigationLink } from '../site-header/navigation-link.ts';

export type FooterColumn = { readonly title: string; readonly links: readonly NavigationLink[] };

export type SiteFooterProps = Omit<ComponentPropsWithRef<'footer'>, 'children'> & {
  /**
   * `columns` has the brand beside the links, `masthead` the name large in the middle, `lines` each group of links in a line, `poster`
   * the tagline in the size of a title, `card` all of it in a panel that stands free.
   */
  look?: 'columns' | 'masthead' | 'lines' | 'poster' | 'card';
  brand: ReactNode;
  tagline?: string;
  columns: readonly FooterColumn[];
  /** Names the navigation of the footer. */
  label: string;
  /** The small print below: age limit and copyright. */
  legal: ReactNode;
};

/** The footer of every page: the brand, further links, and the legal notices. Its looks are the same parts, laid out by the stylesheet. */
export function SiteFooter({ look, brand, tagline, columns, label, legal, className, ...rest }: SiteFooterProps) {
  return (
    <footer {...rest} className={cx(`site-footer footer-${look ?? 'columns'}`, className)}>
      <div className="footer-inside">
        <div className="footer-top">
          <div className="footer-brand">
            {brand}
            {tagline ? <p className="footer-tagline">{tagline}</p> : null}
          </div>
          <nav aria-label={label} className="footer-groups">
            {columns.map((column) => (
              <div key={column.title} className="footer-group">
                <h2 className="footer-title">{column.title}</h2>
                <ul role="list">
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
        <div className="footer-legal">{legal}</div>
      </div>
    </footer>
  );
}
