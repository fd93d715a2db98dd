import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../class-names/cx.ts';

export type EmptyStateProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** The next action: a button or a link. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
};

/** An empty list or page, with a suggestion for what to do. */
export function EmptyState({ title, text, icon, action, headingLevel = 2, className, ...rest }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      {...rest}
      className={cx(
        'grain relative isolate flex flex-col items-center gap-4 overflow-hidden rounded-panel border-line border-subtle bg-surface px-6 py-16 text-center',
        className,
      )}
    >
      {icon ? <span className="text-accent [&_svg]:size-9 [&_svg]:stroke-[1.25]">{icon}</span> : null}
      <Heading className="type-display text-title-2">{title}</Heading>
      {text ? <p className="max-w-prose text-balance text-muted">{text}</p> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
