import { ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';
import { Link } from '../link/link.tsx';

export type Crumb = { readonly label: string; readonly href?: string };
export type BreadcrumbProps = Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label'> & {
  label: string;
  /** From the outermost in; the last is this page and needs no address. */
  crumbs: readonly Crumb[];
};

/** The way back up. */
export function Breadcrumb({ label, crumbs, className, ...rest }: BreadcrumbProps) {
  return (
    <nav {...rest} aria-label={label} className={cx('text-small text-muted', className)}>
      <ol role="list" className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex items-center gap-1.5">
            {index > 0 ? <ChevronRight aria-hidden="true" className="size-3.5" /> : null}
            {crumb.href ? (
              <Link href={crumb.href} tone="quiet">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="text-strong">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
