import { useQuery } from '@tanstack/react-query';
import type { PictureCrop } from '@network/validation/picture-crop.ts';
import { staffCall } from '../../api/staff-call.ts';
import { BrandCardsDocument, type BrandCardsQuery } from '../../api/staff-operations.generated.ts';
import { crops as texts } from '../../messages/crops.ts';
import { CroppedImage } from './crop-box.tsx';
import type { CropUse } from './crop-control.tsx';
import type { Proportions } from './crops.ts';

type Brand = BrandCardsQuery['brandCards'][number];

export interface ShownCropsProps {
  readonly address: string;
  readonly picture: Proportions;
  readonly crop: PictureCrop;
  readonly use: CropUse;
  readonly title: string;
}

/** How pages show a crop: in the cards of the brands that have its ratio, in their colors, and wherever else it is shown. */
export function ShownCrops({ use, title, ...image }: ShownCropsProps) {
  const { crop } = image;
  const { data: brands = [] } = useQuery({
    queryKey: ['content', 'brand-cards'],
    queryFn: async () => (await staffCall(BrandCardsDocument, {})).brandCards,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: use === 'film',
  });
  const cards = use === 'film' ? brands.filter(({ cardRatio }) => cardRatio === crop.ratio) : [];
  const places = placesOf(use, crop, brands);
  return (
    <ul
      aria-label={texts.cards}
      className="grid grid-cols-[repeat(auto-fill,minmax(9rem,13rem))] items-start gap-3 [&>li]:min-w-0"
    >
      {cards.map(({ brand, name, background, text }) => (
        <li key={brand} className="overflow-hidden rounded-card p-2" style={{ background, color: text }}>
          <Frame {...image} />
          <span className="mt-2 block truncate text-small">{title}</span>
          <span className="block text-caption opacity-80">{name}</span>
        </li>
      ))}
      {places.map((place) => (
        <li key={place} className="flex flex-col gap-1">
          <Frame {...image} />
          <span className="text-caption text-muted">{place}</span>
        </li>
      ))}
    </ul>
  );
}

function Frame(image: Pick<ShownCropsProps, 'address' | 'picture' | 'crop'>) {
  return (
    <span
      className="relative block w-full overflow-hidden rounded-check bg-raised"
      style={{ aspectRatio: image.crop.ratio.replace(':', ' / ') }}
    >
      <CroppedImage {...image} />
    </span>
  );
}

/** Where a crop is shown besides cards. */
function placesOf(use: CropUse, { ratio }: PictureCrop, brands: readonly Brand[]): readonly string[] {
  if (use === 'portrait') return [texts.portrait];
  if (use === 'banner') return [texts.banner];
  if (use === 'still') return [texts.gallery];
  const openings = brands.filter(({ heroRatio }) => heroRatio === ratio).map(({ name }) => name);
  return [
    ...(ratio === '16:9' ? [texts.player] : []),
    ...(ratio === '3:4' ? [texts.tall] : []),
    ...(openings.length > 0 ? [texts.hero(openings.join(', '))] : []),
  ];
}
