import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../class-names/cx.ts';
import { useReturnFocus } from '../dialog/use-return-focus.ts';

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  /** Stays at the lower edge while the rest scrolls, such as the button that applies filters. */
  footer?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A panel from the side, for tasks next to the page such as filters. */
export function Sheet({ open, onOpenChange, title, closeLabel, footer, children, className }: SheetProps) {
  const focus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="layer-backdrop fixed inset-0 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Primitive.Content
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.returnFocus}
          aria-describedby={undefined}
          className={cx(
            'layer-dialog fixed inset-y-0 right-0 flex w-(--sheet-width) flex-col border-l border-subtle bg-surface text-strong shadow-panel outline-none',
            'data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in',
            className,
          )}
        >
          <div className="flex items-center justify-between gap-4 border-b border-subtle px-6 py-4">
            <Primitive.Title className="type-display text-title-3">{title}</Primitive.Title>
            <Primitive.Close
              aria-label={closeLabel}
              className="-mr-2 inline-flex size-11 items-center justify-center rounded-pill text-muted transition-colors hover:bg-hover hover:text-strong"
            >
              <X aria-hidden="true" className="size-5" />
            </Primitive.Close>
          </div>
          <div className="flex-1 overflow-y-auto overscroll-contain px-6 py-6">{children}</div>
          {footer ? <div className="border-t border-subtle px-6 py-4">{footer}</div> : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
