import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { cx } from '@network/ui/class-names/cx.ts';
import type { ContentKind } from '../api/staff-types.generated.ts';

/** Kinds whose rows have a picture. */
const WITH_PICTURES: ReadonlySet<ContentKind> = new Set([
  'film',
  'performer',
  'category',
  'channel',
  'pack',
  'pictureSet',
  'showcase',
  'angel',
  'wallPost',
  'brandArt',
  'deal',
]);

/** Whether the rows of a kind have pictures. */
export const hasThumbnails = (kind: ContentKind): boolean => WITH_PICTURES.has(kind);

/**
 * The small picture of a row, beside its name, which says what it shows. Its place is there before it is loaded, and has a neutral
 * mark where there is no picture.
 */
export function Thumbnail({ kind, picture }: { kind: ContentKind; picture: string | null }) {
  const [missing, setMissing] = useState<string | null>(null);
  const isUpright = kind === 'performer' || kind === 'angel';
  return (
    <span
      className={cx(
        'flex shrink-0 items-center justify-center overflow-hidden rounded-control bg-raised text-muted',
        isUpright ? 'h-12 w-9' : 'h-9 w-16',
      )}
    >
      {picture === null || picture === missing ? (
        <ImageOff aria-hidden="true" className="size-4" />
      ) : (
        <img
          src={`/staff/${picture}/thumbnail`}
          alt=""
          width={isUpright ? 36 : 64}
          height={isUpright ? 48 : 36}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(picture)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
