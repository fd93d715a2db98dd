import { useMessages } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { performers } from '@network/messages/performers.ts';
import { PictureSetCard } from '../../entity-cards/picture-set-card.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import type { PerformerPageQuery } from '../api/performer-page.generated.ts';

export interface PerformerPicturesProps {
  readonly name: string;
  readonly films: NonNullable<PerformerPageQuery['withPictures']>['items'];
}

/** Sets shown on a performer's page, of the newest films. */
const MOST_SETS = 6;

/** The picture sets of a performer's films, with links for signed-in people; nothing without any. */
export function PerformerPictures({ name, films }: PerformerPicturesProps) {
  const t = useMessages(performers);
  const { isAuthenticated } = useSession();
  const sets = films.filter(({ picturesInSet }) => picturesInSet > 0).slice(0, MOST_SETS);
  if (sets.length === 0) return null;
  return (
    <section className="flex flex-col gap-5 pt-8">
      <SectionHeading title={t('page.pictures', { name })} />
      <ul role="list" className="grid gap-4 medium:grid-cols-2 boundary:grid-cols-3">
        {sets.map((film) => (
          <li key={film.newId}>
            <PictureSetCard
              className="h-full"
              title={film.title}
              text={t('page.pictureCount', { count: film.picturesInSet })}
              picture={film.images.portrait}
              href={isAuthenticated ? `/pictureset/${film.slug}` : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
