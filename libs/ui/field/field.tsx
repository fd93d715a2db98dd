import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../class-names/cx.ts';
import { FieldControlContext } from './field-control.ts';

export type FieldProps = ComponentPropsWithRef<'div'> & {
  label: ReactNode;
  /** Help text, shown before anything goes wrong. */
  hint?: ReactNode;
  /** The error text; read out when it appears. */
  error?: string | undefined;
  required?: boolean;
  /** Keeps the label for screen readers only, where the context makes it visible already. */
  labelHidden?: boolean;
  /** One Input, Select or other control of the design system. */
  children: ReactNode;
};

/** A label, a control, a hint and an error that belong together. */
export function Field({ label, hint, error, required, labelHidden, className, children, ...rest }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : null, hint ? hintId : null].filter(Boolean).join(' ');
  return (
    <div {...rest} data-invalid={error ? true : undefined} className={cx('flex flex-col gap-2', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-small font-semibold text-strong'}>
        {label}
      </label>
      <FieldControlContext
        value={{
          id,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error ? true : undefined,
          required,
        }}
      >
        {children}
      </FieldControlContext>
      {hint ? (
        <p id={hintId} className="text-small text-muted">
          {hint}
        </p>
      ) : null}
      <div aria-live="polite">
        {error ? (
          <p id={errorId} className="flex animate-fade-in items-start gap-1.5 text-small text-danger">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
