import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../class-names/cx.ts';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** It takes effect at once, and is announced as on or off. */
  isSwitch?: boolean;
};

/** A checkbox with its label; the label is part of the target. */
export function Checkbox({ label, hint, error, isSwitch = false, className, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <div className="relative flex items-start gap-3">
        <span className="relative mt-0.5 inline-flex size-5 shrink-0">
          <input
            {...rest}
            id={inputId}
            type="checkbox"
            role={isSwitch ? 'switch' : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={hint || error ? noteId : undefined}
            className="peer size-5 appearance-none rounded-check border-line border-outline bg-surface transition-colors checked:border-accent checked:bg-accent hover:border-strong aria-invalid:border-danger"
          />
          <Check
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 m-auto size-4 scale-50 stroke-3 text-on-accent opacity-0 transition-[opacity,scale] peer-checked:scale-100 peer-checked:opacity-100"
          />
        </span>
        <label
          htmlFor={inputId}
          className="text-small text-pretty text-strong after:absolute after:-inset-y-2 after:inset-x-0"
        >
          {label}
        </label>
      </div>
      {hint || error ? (
        <p id={noteId} aria-live="polite" className={cx('pl-8 text-small', error ? 'text-danger' : 'text-muted')}>
          {error ?? hint}
        </p>
      ) : null}
    </div>
  );
}
