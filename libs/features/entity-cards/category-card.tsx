import type { PictureFragment } from '@network/graphql/fragments/picture.generated.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';

export interface CategoryCardProps {
  readonly category: { readonly name: string; readonly picture: PictureFragment };
  readonly href: string;
  /** The number of its videos, as text. */
  readonly countLabel: string;
  /** Spans two columns. */
  readonly isLarge?: boolean;
  readonly priority?: boolean;
}

const SIZES = { large: '(min-width: 1024px) 48vw, 92vw', small: '(min-width: 1024px) 24vw, 46vw' } as const;

/** The card of a category or a site: a picture that links to its videos. */
export function CategoryCard({ category, href, countLabel, isLarge = false, priority = false }: CategoryCardProps) {
  return (
    <Anchor href={href} className="group/mood mood-card">
      <span className="absolute inset-0 -z-10">
        <Picture
          source={category.picture}
          alt=""
          sizes={isLarge ? SIZES.large : SIZES.small}
          priority={priority}
          imageClassName="mood-card-image"
        />
        <span className="card-veil absolute inset-0" />
      </span>
      <span className="mood-card-text">
        <span className={isLarge ? 'type-display text-title-1' : 'type-display text-title-3'}>{category.name}</span>
        <span className="text-caption text-on-media/85">{countLabel}</span>
      </span>
    </Anchor>
  );
}
