import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../class-names/cx.ts';

export type Tab = { readonly id: string; readonly label: string; readonly content: ReactNode };
export type TabsProps = {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** Chosen by the parent; with `onChange`. */
  value?: string;
  onChange?: (id: string) => void;
  className?: string;
};

/** Several contents in one place, one at a time. For places with an address use links (FilterBar, Pagination). */
export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  const first = tabs[0];
  if (!first) return null;
  return (
    <Primitive.Root
      defaultValue={first.id}
      {...(value === undefined ? {} : { value })}
      {...(onChange ? { onValueChange: onChange } : {})}
      className={cx('flex flex-col gap-6', className)}
    >
      <Primitive.List aria-label={label} className="scroll-quiet flex gap-1 overflow-x-auto border-b border-subtle">
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.id}
            value={tab.id}
            className="type-label relative min-h-12 px-4 text-small whitespace-nowrap text-muted transition-colors after:absolute after:inset-x-4 after:-bottom-px after:h-0.5 after:bg-accent after:opacity-0 hover:text-strong focus-visible:-outline-offset-2 data-[state=active]:text-strong data-[state=active]:after:opacity-100"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.id} value={tab.id} className="animate-fade-in">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
