import type { ReactElement } from 'react';
import { Link } from '../link/link.tsx';
import { MediaCard } from '../media-card/media-card.tsx';
import { PortraitCard } from '../portrait-card/portrait-card.tsx';
import { Rating } from '../rating/rating.tsx';
import { samplePicture } from './pictures.ts';

const TITLES = [
  'The Long Blue Hour',
  'Rooms With the Lamps On',
  'Saltwater',
  'A Quiet Kind of Thunder',
  'Last Train to the Coast',
  'Velvet, Second Movement',
  'What the Tide Kept',
  'Nine Minutes of Gold',
  'The Architect of Evenings',
  'Paper Lanterns',
  'Northern Heat',
  'An Unfinished Letter',
];
const NAMES = [
  'Ada Marlow',
  'Noor Castell',
  'Ines Duval',
  'Tess Arden',
  'Mika Sol',
  'Lou Vermeer',
  'Ravi Lind',
  'June Okafor',
];
const BADGES = [[{ label: 'New', tone: 'accent' as const }], [], [{ label: 'Exclusive' }], []];

/** Sample landscape cards. */
export function mediaCards(count: number, sizes: string, from = 0, headingLevel: 2 | 3 = 3): ReactElement[] {
  return Array.from({ length: count }, (_, offset) => {
    const index = from + offset;
    const rating = (9.6 - ((index * 7) % 17) / 10).toFixed(1);
    const name = NAMES[(index * 3) % NAMES.length] ?? '';
    return (
      <MediaCard
        key={index}
        title={TITLES[index % TITLES.length] ?? ''}
        href={`#title-${index}`}
        picture={samplePicture(index)}
        sizes={sizes}
        headingLevel={headingLevel}
        subtitle={
          <>
            With{' '}
            <Link tone="quiet" href={`#person-${index}`}>
              {name}
            </Link>
          </>
        }
        meta={<Rating value={rating} label={`Rated ${rating} of 10`} />}
        duration={`${24 + ((index * 11) % 32)} min`}
        badges={BADGES[index % BADGES.length] ?? []}
        lockedLabel={index % 5 === 3 ? 'Locked' : undefined}
        progress={index % 6 === 1 ? { value: 0.62, label: 'Watched 62 percent' } : undefined}
      />
    );
  });
}

/** Sample portrait cards. */
export function portraitCards(count: number, sizes: string, from = 0): ReactElement[] {
  return Array.from({ length: count }, (_, offset) => {
    const index = from + offset;
    return (
      <PortraitCard
        key={index}
        title={NAMES[index % NAMES.length] ?? ''}
        href={`#person-${index}`}
        picture={samplePicture(index + 5)}
        sizes={sizes}
        subtitle={`${3 + ((index * 5) % 19)} films`}
      />
    );
  });
}
