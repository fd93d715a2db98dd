import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { cx } from '../class-names/cx.ts';
import { Anchor } from '../link/anchor.tsx';
import type { CardBadge } from '../media-card/media-card.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';

export type PortraitCardProps = Omit<ComponentPropsWithRef<'article'>, 'title'> & {
  title: string;
  href: string;
  picture: PictureSource;
  /** The width of the card, as in `<img sizes>`. */
  sizes: string;
  priority?: boolean;
  /** A line under the title. */
  subtitle?: ReactNode;
  badges?: readonly CardBadge[];
  /** A button on the picture above right. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4;
};

/** A portrait card: the name is on the picture, in the brand's display font. */
export function PortraitCard(props: PortraitCardProps) {
  const { title, href, picture, sizes, priority = false, subtitle, badges = [], action, ...others } = props;
  const { headingLevel = 3, className, ...rest } = others;
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rest} className={cx('group/card portrait-card', className)}>
      <div className="absolute inset-0 -z-10">
        <Picture source={picture} alt="" sizes={sizes} priority={priority} imageClassName="card-image" />
        <div className="card-veil absolute inset-0" />
      </div>
      {badges.length > 0 ? (
        <p className="card-badges">
          {badges.map((badge) => (
            <Badge key={badge.label} tone={badge.tone ?? 'media'}>
              {badge.label}
            </Badge>
          ))}
        </p>
      ) : null}
      <div className="portrait-card-text">
        <Heading className="portrait-card-title">
          <Anchor href={href} className="portrait-card-link">
            {title}
          </Anchor>
        </Heading>
        {subtitle ? <div className="text-small text-on-media/85">{subtitle}</div> : null}
      </div>
      {action ? <div className="card-action">{action}</div> : null}
    </article>
  );
}
