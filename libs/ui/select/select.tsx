import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';
import { useFieldControl } from '../field/field-control.ts';
import { CONTROL_STYLE } from '../input/control-style.ts';

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean };
export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'size'> & {
  options: readonly SelectOption[];
  size?: 'small' | 'medium';
};

/** One of several, by the platform's own list: it works without scripts and with every hand and reader. */
export function Select({ options, size = 'medium', className, ...rest }: SelectProps) {
  const control = useFieldControl();
  return (
    <span className={cx('relative block', className)}>
      <select
        {...control}
        {...rest}
        className={cx(
          CONTROL_STYLE,
          'appearance-none pr-10',
          size === 'small' ? 'h-10 pl-3.5 text-small' : 'h-12 pl-4',
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled} className="bg-surface text-strong">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4.5 text-muted"
      />
    </span>
  );
}
