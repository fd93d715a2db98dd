import { Search } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../class-names/cx.ts';
import { boundedText } from '../input/bounded-text.ts';

export type SearchFormProps = Omit<ComponentPropsWithRef<'form'>, 'children' | 'method'> & {
  action: string;
  /** Name of the query parameter. */
  name: string;
  labels: { readonly field: string; readonly submit: string };
  size?: 'medium' | 'large';
  /** The field's own properties, such as its value and what it controls. */
  field?: ComponentPropsWithRef<'input'>;
  /** Under the field, such as suggestions. */
  children?: ReactNode;
};

/** A search field that works without scripts: a form that sends its text to an address. */
export function SearchForm({ name, labels, size = 'medium', field, className, children, ...rest }: SearchFormProps) {
  return (
    <form {...rest} method="get" role="search" className={cx('relative', className)}>
      <div
        className={cx(
          'flex items-center rounded-pill border-line border-subtle bg-surface/80 text-strong transition-colors focus-within:border-accent hover:border-outline',
          size === 'large' ? 'min-h-14' : 'min-h-11',
        )}
      >
        <input
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          {...field}
          {...boundedText({ maxLength: 200, ...field })}
          type="search"
          name={name}
          aria-label={labels.field}
          placeholder={labels.field}
          className={cx(
            'min-w-0 flex-1 bg-transparent text-ellipsis outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden',
            size === 'large' ? 'pl-6 text-lead' : 'pl-4 text-small',
          )}
        />
        <button
          type="submit"
          aria-label={labels.submit}
          className={cx(
            'inline-flex shrink-0 items-center justify-center rounded-pill text-muted transition-colors hover:text-accent',
            size === 'large' ? 'size-14' : 'size-11',
          )}
        >
          <Search aria-hidden="true" className={size === 'large' ? 'size-6' : 'size-5'} />
        </button>
      </div>
      {children}
    </form>
  );
}
