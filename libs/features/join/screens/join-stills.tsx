import { useMessages } from '@network/core/i18n/messages.ts';
import { join } from '@network/messages/join.ts';
import { Picture } from '@network/ui/picture/picture.tsx';
import type { JoinPageQuery } from '../api/join-page.generated.ts';

/** A film whose picture is shown to people who may join. */
export type Still = JoinPageQuery['featuredVideos'][number];

/** Pictures of the brand's films: four beside each other, two on a phone. */
export default function JoinStills({ films, brand }: { readonly films: readonly Still[]; readonly brand: string }) {
  const t = useMessages(join);
  if (films.length === 0) return null;
  return (
    <ul aria-label={t('stills', { brand })} className="grid grid-cols-2 gap-3 medium:grid-cols-4">
      {films.map(({ newId, title, images }, index) => (
        <li key={newId} className="aspect-video overflow-hidden rounded-card bg-raised">
          <Picture source={images.listing} alt={title} sizes="(min-width: 768px) 22vw, 46vw" priority={index < 2} />
        </li>
      ))}
    </ul>
  );
}
