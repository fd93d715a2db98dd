import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../class-names/cx.ts';
import { Anchor } from '../link/anchor.tsx';

export type MenuItem =
  | { readonly kind: 'link'; readonly href: string; readonly label: string; readonly icon?: ReactNode }
  | { readonly kind: 'action'; readonly label: string; readonly icon?: ReactNode; readonly onSelect: () => void }
  | { readonly kind: 'separator'; readonly id: string };

export type MenuProps = {
  /** The button that opens it; it must take a ref and props. */
  trigger: ReactNode;
  /** Names the menu. */
  label: string;
  items: readonly MenuItem[];
  align?: 'start' | 'center' | 'end';
};

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-small text-strong no-underline outline-none select-none data-highlighted:bg-hover [&_svg]:size-4.5 [&_svg]:text-muted';

/** A list of things to do or places to go, below a button. */
export function Menu({ trigger, label, items, align = 'end' }: MenuProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={cx(
            'layer-dialog min-w-56 rounded-panel border-line border-subtle bg-surface p-1.5 shadow-panel',
            'data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in',
          )}
        >
          {items.map((item) => (
            <Entry key={item.kind === 'separator' ? item.id : item.label} item={item} />
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Entry({ item }: { item: MenuItem }) {
  if (item.kind === 'separator') return <Primitive.Separator className="my-1.5 h-px bg-(--border-subtle)" />;
  const content = (
    <>
      {item.icon}
      {item.label}
    </>
  );
  if (item.kind === 'link') {
    return (
      <Primitive.Item asChild>
        <Anchor href={item.href} className={ITEM}>
          {content}
        </Anchor>
      </Primitive.Item>
    );
  }
  return (
    <Primitive.Item onSelect={item.onSelect} className={ITEM}>
      {content}
    </Primitive.Item>
  );
}
