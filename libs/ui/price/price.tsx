import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';

export type PriceProps = Omit<ComponentPropsWithRef<'p'>, 'children'> & {
  /** Formatted, with its currency. */
  amount: string;
  /** What the price is for, such as `a month`. */
  period?: string;
  /** The previous price, with the text that a screen reader announces for it. */
  before?: { readonly amount: string; readonly label: string } | undefined;
  size?: 'medium' | 'large';
};

/** A price, its period, and its previous value. */
export function Price({ amount, period, before, size = 'medium', className, ...rest }: PriceProps) {
  return (
    <p {...rest} className={cx('flex flex-wrap items-baseline gap-x-2', className)}>
      {before ? (
        <s className="text-small text-muted">
          <span className="sr-only">{before.label} </span>
          {before.amount}
        </s>
      ) : null}
      <span className={cx('type-price lining-nums tabular-nums', size === 'large' ? 'text-title-1' : 'text-title-3')}>
        {amount}
      </span>
      {period ? <span className="text-small text-muted">{period}</span> : null}
    </p>
  );
}
