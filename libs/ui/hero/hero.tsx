import { type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../class-names/cx.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';

export type HeroProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  title: string;
  picture: PictureSource;
  /** A short line above the title. */
  eyebrow?: ReactNode;
  text?: ReactNode;
  /** Facts in a line: length, date, rating. */
  meta?: ReactNode;
  /** Holds at most two buttons, the first solid. */
  actions?: ReactNode;
  /** `page` fills most of the screen; `band` heads a list or a person. */
  size?: 'page' | 'band';
  headingLevel?: 1 | 2;
};

/** A picture as wide as the window, with text on a veil that ensures its contrast over any picture. */
export function Hero(props: HeroProps) {
  const { title, picture, eyebrow, text, meta, actions, size = 'page', headingLevel = 1, className, ...rest } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      {...rest}
      className={cx(
        'grain relative isolate flex items-end overflow-hidden',
        size === 'page' ? 'min-h-(--hero-height)' : 'min-h-(--hero-height-band)',
        className,
      )}
    >
      <div className="absolute inset-0 -z-10">
        <Picture source={picture} alt="" sizes="100vw" priority isBackdrop imageClassName="object-[72%_30%]" />
        <div className="hero-veil absolute inset-0" />
      </div>
      <div className="mx-auto w-full max-w-page px-gutter pt-(--below-header) pb-(--hero-end)">
        <div className="flex max-w-(--hero-measure) flex-col gap-5">
          {eyebrow ? <p className="type-label flex items-center gap-3 text-small text-accent">{eyebrow}</p> : null}
          <Heading className={cx('type-display', size === 'page' ? 'text-display' : 'text-title-1')}>{title}</Heading>
          {meta ? (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-muted">{meta}</div>
          ) : null}
          {text ? <p className="max-w-measure text-lead text-pretty text-strong/90">{text}</p> : null}
          {actions ? <div className="mt-2 flex flex-wrap gap-3">{actions}</div> : null}
        </div>
      </div>
    </section>
  );
}
