import { useMessages } from '@network/core/i18n/messages.ts';
import { pictureSets } from '@network/messages/picture-sets.ts';
import { Picture } from '@network/ui/picture/picture.tsx';
import type { PictureSetVideo } from '../queries.ts';

type ShownSet = Extract<NonNullable<PictureSetVideo['pictureSet']>, { __typename: 'PictureSet' }>;

export interface GalleryProps {
  readonly title: string;
  readonly images: ShownSet['images'];
  readonly onShow: (index: number) => void;
}

const SIZES = '(min-width: 1285px) 23vw, (min-width: 768px) 31vw, 46vw';
/** These take two columns. */
const SIZES_OF_WIDE = '(min-width: 1285px) 46vw, (min-width: 768px) 62vw, 92vw';

/** The pictures in columns; a wide one spans two. */
export function Gallery({ title, images, onShow }: GalleryProps) {
  const t = useMessages(pictureSets);
  return (
    <ul role="list" className="grid grid-flow-dense grid-cols-2 gap-3 medium:grid-cols-3 xlarge:grid-cols-4">
      {images.map(({ name, width, height, alt, card }, index) => (
        <li key={name} className={width > height ? 'col-span-2' : undefined}>
          <button
            type="button"
            aria-label={
              alt === null ? t('open', { number: index + 1, title }) : t('openDescribed', { number: index + 1, alt })
            }
            onClick={() => onShow(index)}
            className={`group/still relative block w-full overflow-hidden rounded-card bg-raised ${width > height ? 'aspect-landscape h-full' : 'aspect-portrait'}`}
          >
            <Picture
              source={card}
              alt=""
              sizes={width > height ? SIZES_OF_WIDE : SIZES}
              priority={index === 0}
              imageClassName="transition-[scale] duration-slow ease-brand group-hover/still:scale-(--card-zoom)"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
