import { ArrowRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../class-names/cx.ts';
import { Anchor } from '../link/anchor.tsx';

export type SectionHeadingProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  title: string;
  /** Names the section it heads by `aria-labelledby`. */
  titleId?: string;
  /** A line under the title. */
  text?: ReactNode;
  /** Where more of the same is. */
  more?: { readonly href: string; readonly label: string } | undefined;
  /** What stands at the end of the line, such as arrows. */
  actions?: ReactNode;
  level?: 1 | 2 | 3;
};

const SIZES = { 1: 'text-title-1', 2: 'section-title', 3: 'text-title-3' } as const;

/** The heading of a part of a page. */
export function SectionHeading(props: SectionHeadingProps) {
  const { title, titleId, text, more, actions, level = 2, className, ...rest } = props;
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={cx('section-heading', level === 2 && 'section-heading-line', className)}>
      <div className="flex min-w-0 flex-col gap-2">
        <Heading id={titleId} className={cx('type-display heading-mark text-strong', SIZES[level])}>
          {title}
        </Heading>
        {text ? <p className="max-w-prose text-body text-pretty text-muted">{text}</p> : null}
      </div>
      {more || actions ? (
        <div className="flex max-w-full shrink-0 items-center gap-2">
          {more ? (
            <Anchor
              href={more.href}
              className="type-label group/more inline-flex min-h-9 items-center gap-1.5 rounded-badge text-small text-muted transition-colors hover:text-accent"
            >
              {more.label}
              <ArrowRight
                aria-hidden="true"
                className="size-4 transition-[translate] duration-settle group-hover/more:translate-x-1"
              />
            </Anchor>
          ) : null}
          {actions}
        </div>
      ) : null}
    </div>
  );
}
