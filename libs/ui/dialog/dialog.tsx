import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { cx } from '../class-names/cx.ts';
import { useReturnFocus } from './use-return-focus.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Read with the title: the dialog's question. */
  description?: ReactNode;
  /** The label of the close button. Without one there is no such button. */
  closeLabel?: string;
  /** Whether the backdrop closes it. Not for dialogs that must be answered, or in which something was typed. */
  backdropCloses?: boolean;
  /** Whether Escape closes it; like the backdrop by default. */
  escapeCloses?: boolean;
  size?: 'small' | 'medium' | 'large';
  /** Buttons in a row at the end. */
  actions?: ReactNode;
  /** Gets focus first; the first control otherwise. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** A picture across the top, from edge to edge. */
  media?: ReactNode;
  children?: ReactNode;
  className?: string;
};

const SIZES = { small: 'max-w-dialog-small', medium: 'max-w-dialog', large: 'max-w-dialog-large' } as const;

/** A modal dialog: traps the focus, returns it, and is announced by its title. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, backdropCloses = true, size = 'medium' } = props;
  const { escapeCloses = backdropCloses, actions, initialFocus, media, children, className } = props;
  const focus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="layer-backdrop fixed inset-0 bg-scrim backdrop-blur-sm data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={(event) => {
            if (!backdropCloses) event.preventDefault();
          }}
          onEscapeKeyDown={(event) => {
            if (!escapeCloses) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            focus.remember();
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={focus.returnFocus}
          className={cx(
            'layer-dialog fixed inset-x-3 bottom-3 mx-auto max-h-(--dialog-height) overflow-y-auto rounded-panel border-line border-subtle bg-surface text-strong shadow-panel outline-none',
            'medium:top-1/2 medium:bottom-auto medium:-translate-y-1/2',
            'data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in',
            SIZES[size],
            className,
          )}
        >
          {media ? <div className="relative aspect-landscape overflow-hidden">{media}</div> : null}
          <div className="flex flex-col gap-5 p-6 medium:p-8">
            <div className={cx('flex flex-col gap-2', closeLabel && !media && 'pr-10')}>
              <Primitive.Title className="type-display text-title-2">{title}</Primitive.Title>
              {description ? (
                <Primitive.Description asChild>
                  <div className="text-body text-pretty text-muted">{description}</div>
                </Primitive.Description>
              ) : null}
            </div>
            {children}
            {actions ? (
              <div className="flex flex-col-reverse gap-3 small:flex-row small:justify-end">{actions}</div>
            ) : null}
          </div>
          {closeLabel ? (
            <Primitive.Close
              aria-label={closeLabel}
              className="absolute top-3 right-3 inline-flex size-11 items-center justify-center rounded-pill bg-surface/70 text-muted transition-colors hover:bg-raised hover:text-strong"
            >
              <X aria-hidden="true" className="size-5" />
            </Primitive.Close>
          ) : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
