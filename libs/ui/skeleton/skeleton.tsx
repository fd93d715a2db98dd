import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';

const SHAPES = {
  line: 'h-[1em] rounded-badge',
  media: 'aspect-(--card-ratio) w-full rounded-card',
  portrait: 'aspect-portrait w-full rounded-card',
  circle: 'aspect-square rounded-pill',
  block: 'rounded-card',
} as const;

export type SkeletonProps = ComponentPropsWithRef<'span'> & { shape?: keyof typeof SHAPES };

/** The placeholder of content that is loading. Silent: the region around it announces it by `aria-busy`. */
export function Skeleton({ shape = 'line', className, ...rest }: SkeletonProps) {
  return <span {...rest} aria-hidden="true" className={cx('sheen block', SHAPES[shape], className)} />;
}

/** The placeholder of a media card, as tall as the tallest: its title may take two lines. */
export function MediaCardSkeleton({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <div {...rest} className={cx('flex flex-col gap-3', className)}>
      <Skeleton shape="media" />
      <span className="flex flex-col gap-1">
        <span className="block h-[2lh] pt-1 text-body leading-snug">
          <Skeleton className="w-4/5" />
        </span>
        <span className="block h-6 pt-1 text-small">
          <Skeleton className="w-2/5" />
        </span>
      </span>
    </div>
  );
}
