import { Star } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';

export type RatingProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The figure that is shown, such as `8.4`. */
  value: string;
  /** The text for screen readers, such as `Rated 8.4 of 10`. */
  label: string;
};

/** A rating, shown as a star and a figure and read as a sentence. */
export function Rating({ value, label, className, ...rest }: RatingProps) {
  return (
    <span {...rest} className={cx('rating', className)}>
      <Star aria-hidden="true" className="rating-star" />
      <span aria-hidden="true">{value}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
