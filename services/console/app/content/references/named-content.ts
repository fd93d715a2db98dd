import type { ReferenceFragment } from '../../api/staff-operations.generated.ts';
import type { ContentKind, ContentState } from '../../api/staff-types.generated.ts';

/** Something that a document can name. */
export interface NamedContent {
  /** What documents name it by: a slug; of a film what the whole network knows it by. */
  readonly slug: string;
  readonly name: string;
  /** Its site, or its channel; null for what belongs to none. */
  readonly place: string | null;
  readonly state: ContentState;
  /** The id of its picture; null where it has none. */
  readonly picture: string | null;
}

/** What a form needs to know of something that it names; null for a kind that no document names. */
export function namedContentOf({ state, picture, ...item }: ReferenceFragment): NamedContent | null {
  const { film, performer, category, tag, channel, pack, showcase } = item;
  if (film !== null) return { slug: film.address ?? film.slug, name: film.title, place: film.site, state, picture };
  if (showcase !== null) return { slug: showcase.slug, name: showcase.title, place: null, state, picture };
  const named = performer ?? category ?? tag ?? channel ?? pack;
  if (named === null) return null;
  return { slug: named.slug, name: named.name, place: channel?.site ?? pack?.channel ?? null, state, picture };
}

/** The slugs in a field, as they are typed with commas. */
export const slugsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  ),
];

/** The field of some slugs. */
export const fieldOfSlugs = (slugs: readonly string[]): string => slugs.join(', ');

const SEVERAL = /^[a-z\d]+(?:-[a-z\d]+)*(?:\s*,\s*[a-z\d]+(?:-[a-z\d]+)*)+,?$/;

/** The slugs of a list that was typed or pasted as a whole; none for anything else. */
export const pastedSlugs = (typed: string): readonly string[] => (SEVERAL.test(typed.trim()) ? slugsIn(typed) : []);

/** What the staff API finds something by; a pack is of its channel. */
export const addressOf = (kind: ContentKind, slug: string, within: string): string =>
  kind === 'pack' ? `${within}/${slug}` : slug;
