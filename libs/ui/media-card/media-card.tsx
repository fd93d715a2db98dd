import { Lock } from 'lucide-react';
import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';
import { Badge, type BadgeTone } from '../badge/badge.tsx';
import { cx } from '../class-names/cx.ts';
import { Anchor } from '../link/anchor.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { Progress } from '../progress/progress.tsx';
import { HoverPreview, type PreviewSource, usePreviewIntent } from './hover-preview.tsx';

export type CardBadge = { readonly label: string; readonly tone?: BadgeTone };

export type MediaCardProps = Omit<ComponentPropsWithoutRef<'article'>, 'title'> & {
  title: string;
  href: string;
  picture: PictureSource;
  /** The width of the card, as in `<img sizes>`. */
  sizes: string;
  /** Set on the card whose picture is the largest of the first screen. */
  priority?: boolean;
  /** A line under the title: names, a date; its links stay links. */
  subtitle?: ReactNode;
  /** What stands at the end of the subtitle's line, such as a rating. */
  meta?: ReactNode;
  /** What stands on the picture below right, such as a length. */
  duration?: string | undefined;
  badges?: readonly CardBadge[];
  /** Shows a lock with this label. */
  lockedLabel?: string | undefined;
  /** A short silent clip, played while a mouse rests on the card or it has focus. Never with reduced motion, nor where data is saved. */
  previews?: readonly PreviewSource[];
  /** The watched part, from 0 to 1, with its label. */
  progress?: { readonly value: number; readonly label: string } | undefined;
  /** A button on the picture above right, such as a favorite button. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4;
};

/** A landscape card: one link over the whole, with a name, and other links above it. */
export function MediaCard(props: MediaCardProps) {
  const { title, href, picture, sizes, priority = false, subtitle, meta, duration, badges = [], ...others } = props;
  const { lockedLabel, previews = [], progress, action, headingLevel = 3, className, ...rest } = others;
  const Heading = `h${headingLevel}` as const;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const previewing = usePreviewIntent(element, previews.length > 0);
  return (
    <article
      {...rest}
      ref={setElement}
      data-locked={lockedLabel ? true : undefined}
      data-previewing={previewing || undefined}
      className={cx('group/card media-card', className)}
    >
      <div className="media-card-frame">
        <Picture
          source={picture}
          alt=""
          sizes={sizes}
          priority={priority}
          imageClassName={cx('media-card-image', lockedLabel && 'brightness-75 saturate-[0.7]')}
        />
        {previewing ? <HoverPreview sources={previews} /> : null}
        {badges.length > 0 ? (
          <p className="card-badges">
            {badges.map((badge) => (
              <Badge key={badge.label} tone={badge.tone ?? 'media'}>
                {badge.label}
              </Badge>
            ))}
          </p>
        ) : null}
        <p className="media-card-corner">
          {lockedLabel ? (
            <Badge tone="media">
              <Lock aria-hidden="true" />
              {lockedLabel}
            </Badge>
          ) : null}
          {duration ? <Badge tone="media">{duration}</Badge> : null}
        </p>
        {progress ? (
          <Progress
            value={progress.value}
            label={progress.label}
            className="absolute inset-x-0 bottom-0 rounded-none"
          />
        ) : null}
      </div>
      <div className="media-card-text">
        <Heading className="media-card-title">
          <Anchor href={href} className="media-card-link">
            {title}
          </Anchor>
        </Heading>
        {subtitle || meta ? (
          <div className="media-card-line">
            <div className="media-card-names">{subtitle}</div>
            {meta ? <div className="flex shrink-0 items-center gap-2">{meta}</div> : null}
          </div>
        ) : null}
      </div>
      {action ? <div className="card-action">{action}</div> : null}
    </article>
  );
}
