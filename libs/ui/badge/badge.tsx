import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';

const badgeStyle = cva('badge', {
  variants: {
    tone: {
      neutral: 'bg-raised text-strong',
      accent: 'bg-accent text-on-accent',
      outline: 'border-line border-outline text-strong',
      media: 'badge-media',
      site: 'badge-media badge-site',
      success: 'bg-success-surface text-on-media',
      danger: 'bg-danger-surface text-on-media',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export type BadgeTone = NonNullable<VariantProps<typeof badgeStyle>['tone']>;
export type BadgeProps = ComponentPropsWithRef<'span'> & {
  /** `media` on pictures, `site` for where it is from, which stays where others go; `accent` for the one that should be seen first. */
  tone?: BadgeTone;
};

/** A short word about a thing: new, free, locked. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span {...rest} className={badgeStyle({ tone, className })} />;
}
