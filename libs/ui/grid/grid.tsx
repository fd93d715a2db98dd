import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../class-names/cx.ts';

// Each number of columns divides the twelve of a page: no page but the last ends in a torn row.
const COLUMNS = {
  media: 'grid-media grid-cols-1 small:grid-cols-2 large:grid-cols-3 xlarge:grid-cols-4 huge:grid-cols-6',
  portrait: 'grid-cols-2 medium:grid-cols-3 large:grid-cols-4 xlarge:grid-cols-6',
  wide: 'grid-cols-1 small:grid-cols-2 xlarge:grid-cols-3 huge:grid-cols-4',
} as const;

/** `sizes` of the pictures in a grid of that shape. */
export const GRID_SIZES = {
  media: '(min-width: 1920px) 16vw, (min-width: 1285px) 24vw, (min-width: 1024px) 31vw, (min-width: 480px) 46vw, 92vw',
  portrait: '(min-width: 1285px) 16vw, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 46vw',
  wide: '(min-width: 1920px) 24vw, (min-width: 1285px) 31vw, (min-width: 480px) 46vw, 92vw',
} as const;

export type GridProps = ComponentPropsWithRef<'ul'> & {
  /** The shape of the cards within. */
  shape?: keyof typeof COLUMNS;
  /** Classes of an item by its place, such as one that hides it in narrow windows. */
  itemClass?: ((index: number) => string | undefined) | undefined;
  children: ReactNode;
};

/** Cards in columns, each child one item of a list. */
export function Grid({ shape = 'media', itemClass, className, children, ...rest }: GridProps) {
  return (
    <ul {...rest} role="list" className={cx('grid gap-x-shelf gap-y-8', COLUMNS[shape], className)}>
      {Children.map(Children.toArray(children), (child, index) => (
        <li className={cx('min-w-0', itemClass?.(index))}>{child}</li>
      ))}
    </ul>
  );
}
