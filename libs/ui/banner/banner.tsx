import { cva, type VariantProps } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../class-names/cx.ts';

const bannerStyle = cva('border-y', {
  variants: {
    tone: {
      accent: 'bg-tint border-accent/35',
      neutral: 'bg-raised border-subtle',
      danger: 'bg-danger-surface border-transparent text-on-media',
    },
  },
  defaultVariants: { tone: 'accent' },
});

export type BannerProps = Omit<ComponentPropsWithRef<'aside'>, 'aria-label'> & {
  /** Names the banner. */
  label: string;
  tone?: NonNullable<VariantProps<typeof bannerStyle>['tone']>;
  icon?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  dismiss?: { readonly label: string; readonly onDismiss: () => void } | undefined;
  /** One row also on a phone, where its words leave room for that, for a strip that stays over the page. */
  compact?: boolean;
  children: ReactNode;
};

/** A strip across the page that offers or warns, and does not get in the way; with a live `role` it is announced. */
export function Banner(props: BannerProps) {
  const { label, tone, icon, action, dismiss, compact = false, className, children, ...rest } = props;
  // An aside may have no other role.
  const Root = rest.role === undefined ? 'aside' : 'section';
  return (
    <Root {...rest} aria-label={label} className={bannerStyle({ tone, className })}>
      <div
        className={cx(
          'mx-auto flex max-w-page items-center px-gutter py-2.5',
          compact ? 'flex-wrap gap-x-3 gap-y-2 medium:flex-nowrap medium:gap-x-5' : 'gap-x-5',
        )}
      >
        {icon ? (
          <span
            aria-hidden="true"
            className={cx('shrink-0 text-accent [&_svg]:size-5', compact && 'max-medium:hidden')}
          >
            {icon}
          </span>
        ) : null}
        {/* An action without room next to the text goes below it, and not below the icon. */}
        <div className={cx('min-w-0 flex-1', compact ? 'contents' : 'flex flex-wrap items-center gap-x-5 gap-y-2')}>
          <div className={cx('min-w-0 flex-1 text-small text-pretty', compact ? 'basis-36' : 'basis-52')}>
            {children}
          </div>
          {action}
        </div>
        {dismiss ? (
          <button
            type="button"
            aria-label={dismiss.label}
            onClick={dismiss.onDismiss}
            className="-mr-2 inline-flex size-9 shrink-0 items-center justify-center rounded-pill hover:bg-hover"
          >
            <X aria-hidden="true" className="size-4.5" />
          </button>
        ) : null}
      </div>
    </Root>
  );
}
