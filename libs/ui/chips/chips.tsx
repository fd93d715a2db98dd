import { X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';
import { Anchor } from '../link/anchor.tsx';
import { showWhole } from '../shelf/show-whole.ts';

export type Chip = {
  readonly label: string;
  readonly href: string;
  /** Chosen at present. */
  readonly current?: boolean;
  /** The label of the button that removes the filter. */
  readonly removeLabel?: string;
};

export type ChipsProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** Names the row. */
  label: string;
  chips: readonly Chip[];
  /** One line that scrolls sideways, instead of several lines. */
  scroll?: boolean;
};

/** Filters as links: each goes to the list that it makes. */
export function Chips({ label, chips, scroll = false, className, ...rest }: ChipsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links inside have the focus
    <ul
      {...rest}
      role="list"
      aria-label={label}
      onFocus={scroll ? showWhole : undefined}
      className={cx('flex gap-2', scroll ? 'scroll-quiet -mx-1 overflow-x-auto p-1' : 'flex-wrap', className)}
    >
      {chips.map((chip) => (
        <li key={chip.href} className="shrink-0">
          <Anchor
            href={chip.href}
            aria-current={chip.current ? 'true' : undefined}
            aria-label={chip.removeLabel}
            className={cx(
              'type-label inline-flex min-h-10 items-center gap-2 rounded-chip border-line px-4 text-small whitespace-nowrap transition-colors',
              chip.current
                ? 'border-accent bg-accent text-on-accent hover:bg-accent-hover'
                : 'border-outline/60 bg-surface text-strong hover:border-strong',
            )}
          >
            {chip.label}
            {chip.removeLabel ? <X aria-hidden="true" className="size-4" /> : null}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
