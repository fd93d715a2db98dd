import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../class-names/cx.ts';

export type DisclosureProps = Omit<ComponentPropsWithRef<'details'>, 'open'> & {
  /** What opens it; it stays visible. */
  summary: ReactNode;
  /** Whether it is open at first; afterwards the person decides. */
  startsOpen?: boolean;
};

/** Content that a person may open: the browser's own element, so that it works without scripts and in searches of the page. */
export function Disclosure({ summary, startsOpen = false, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} open={startsOpen} className={cx('group/disclosure', className)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-2 text-small font-semibold text-strong [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition-[rotate] group-open/disclosure:rotate-180"
        />
      </summary>
      <div className="pt-2 pb-4">{children}</div>
    </details>
  );
}
