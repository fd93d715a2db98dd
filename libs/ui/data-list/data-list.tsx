import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../class-names/cx.ts';

export type DataItem = { readonly term: string; readonly value: ReactNode; readonly action?: ReactNode };
export type DataListProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & { items: readonly DataItem[] };

/** Terms with their descriptions, one per line, such as the facts of an account. */
export function DataList({ items, className, ...rest }: DataListProps) {
  return (
    <dl {...rest} className={cx('divide-y divide-subtle border-y border-subtle', className)}>
      {items.map((item) => (
        <div
          key={item.term}
          className="grid gap-x-6 gap-y-1 py-4 medium:grid-cols-(--term-columns) medium:items-center"
        >
          <dt className="text-small text-muted">{item.term}</dt>
          <dd className={cx('min-w-0 break-words text-strong', !item.action && 'medium:col-span-2')}>{item.value}</dd>
          {item.action ? <dd className="medium:justify-self-end">{item.action}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
