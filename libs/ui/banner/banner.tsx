import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../class-names/cx.ts';

const TONES = {
  accent: 'bg-tint border-accent/35',
  neutral: 'bg-raised border-subtle',
  danger: 'bg-danger-surface border-transparent text-on-media',
} as const;

export type BannerProps = Omit<ComponentPropsWithRef<'aside'>, 'aria-label'> & {
  /** Names the banner. */
  label: string;
  tone?: keyof typeof TONES;
  icon?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  dismiss?: { readonly label: string; readonly onDismiss: () => void } | undefined;
  children: ReactNode;
};

/** A strip across the page that offers or warns, and does not get in the way; with a live `role` it is announced. */
export function Banner({ label, tone = 'accent', icon, action, dismiss, className, children, ...rest }: BannerProps) {
  // An aside may take no other role.
  const Root = rest.role === undefined ? 'aside' : 'section';
  return (
    <Root {...rest} aria-label={label} className={cx('border-y', TONES[tone], className)}>
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-5 gap-y-2 px-gutter py-2.5">
        {icon ? (
          <span aria-hidden="true" className="shrink-0 text-accent [&_svg]:size-5">
            {icon}
          </span>
        ) : null}
        <div className="min-w-0 flex-1 basis-52 text-small text-pretty">{children}</div>
        {action}
        {dismiss ? (
          <button
            type="button"
            aria-label={dismiss.label}
            onClick={dismiss.onDismiss}
            className="-mr-2 inline-flex size-9 items-center justify-center rounded-pill hover:bg-hover"
          >
            <X aria-hidden="true" className="size-4.5" />
          </button>
        ) : null}
      </div>
    </Root>
  );
}
