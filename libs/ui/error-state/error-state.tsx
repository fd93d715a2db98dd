import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../class-names/cx.ts';

export type ErrorStateProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** Large behind the text, such as `404`; not read out. */
  code?: string;
  title: string;
  text?: ReactNode;
  /** An illustration; it has its own alternative text. */
  illustration?: ReactNode;
  actions?: ReactNode;
  /** A correlation id, for readers of a log. */
  reference?: string | undefined;
};

/** A whole page that says what went wrong and where to go. */
export function ErrorState(props: ErrorStateProps) {
  const { code, title, text, illustration, actions, reference, className, ...rest } = props;
  return (
    <section
      {...rest}
      className={cx(
        'grain glow-page relative isolate flex min-h-(--notice-height) flex-col items-center justify-center gap-5 overflow-hidden px-gutter py-28 text-center',
        className,
      )}
    >
      {code ? (
        <p
          aria-hidden="true"
          className="type-display absolute inset-0 -z-10 flex items-center justify-center text-(length:--notice-numeral) leading-none text-strong/5 lining-nums select-none"
        >
          {code}
        </p>
      ) : null}
      {illustration}
      <h1 className="type-display max-w-(--error-measure) text-title-1">{title}</h1>
      {text ? <p className="max-w-prose text-lead text-balance text-muted">{text}</p> : null}
      {actions ? <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div> : null}
      {reference ? <p className="mt-4 text-caption text-muted tabular-nums">{reference}</p> : null}
    </section>
  );
}
