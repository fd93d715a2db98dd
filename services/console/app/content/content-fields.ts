import { CHANNEL_CATEGORIES } from '@network/tenant/constants.ts';
import { BEST_HEIGHTS, EYE_COLORS, HAIR_COLORS, SEXES } from '@network/tenant/facets.ts';
import type { ContentKind } from '../api/staff-types.generated.ts';
import { words } from '../messages/words.ts';

/** What is written into a field, and how it is sent. Lists are typed with commas, chapters a line each. */
export type FieldForm =
  | 'line'
  | 'text'
  | 'list'
  | 'number'
  | 'moment'
  | 'day'
  | 'choice'
  | 'site'
  | 'flag'
  | 'chapters';

/** A field of the form of a kind. */
export interface ContentField {
  /** As the staff API calls it. */
  readonly name: string;
  readonly label: string;
  readonly form: FieldForm;
  readonly hint?: string;
  readonly options?: readonly string[];
  readonly isRequired?: boolean;
}

const { fields: labels, hints } = words.content;

const field = (
  name: keyof typeof labels,
  form: FieldForm,
  more: Omit<ContentField, 'name' | 'label' | 'form'> = {},
) => ({
  name,
  label: labels[name],
  form,
  ...(name in hints && { hint: hints[name as keyof typeof hints] }),
  ...more,
});
const required = { isRequired: true } as const;
const slug = field('slug', 'line', required);
const name = field('name', 'line', required);
const title = field('title', 'line', required);
const description = field('description', 'text');
const site = field('site', 'site', required);
const position = field('position', 'number', required);

/** The fields of every kind, in the order of its form: all that the staff API has. */
export const contentFields: Readonly<Record<ContentKind, readonly ContentField[]>> = {
  film: [
    title,
    slug,
    description,
    site,
    field('releasedAt', 'moment'),
    field('runLengthSeconds', 'number'),
    field('performers', 'list'),
    field('categories', 'list'),
    field('tags', 'list'),
    field('directors', 'list'),
    field('channel', 'line'),
    field('pack', 'line'),
    field('showcase', 'line'),
    field('chapters', 'chapters'),
    field('pictureCount', 'number'),
    field('bestHeight', 'choice', { options: BEST_HEIGHTS, ...required }),
    field('composition', 'line'),
    field('isDenied', 'flag'),
    field('isFree', 'flag'),
    field('isFreeLimitedTrial', 'flag'),
    field('isExclusive', 'flag'),
    field('isGuestScene', 'flag'),
  ],
  performer: [
    name,
    slug,
    field('sex', 'choice', { options: SEXES, ...required }),
    field('biography', 'text'),
    field('birthplace', 'line'),
    field('heightCentimetres', 'number'),
    field('activeSince', 'day'),
    field('hair', 'choice', { options: HAIR_COLORS }),
    field('eyes', 'choice', { options: EYE_COLORS }),
    field('nationality', 'line'),
    field('tags', 'list'),
  ],
  category: [name, slug],
  tag: [name, slug],
  channel: [
    name,
    slug,
    description,
    site,
    field('category', 'choice', { options: CHANNEL_CATEGORIES }),
    field('isThirdParty', 'flag'),
    position,
  ],
  pack: [name, slug, field('channel', 'line', required), description, position],
  showcase: [title, slug, description, position],
  award: [
    name,
    slug,
    field('organization', 'line', required),
    field('year', 'number', required),
    site,
    field('isWin', 'flag'),
    field('film', 'line'),
    field('performer', 'line'),
    position,
  ],
  angel: [
    field('performer', 'line', required),
    slug,
    field('motto', 'line', required),
    field('story', 'text'),
    field('chosenOn', 'day', required),
    position,
  ],
  wallPost: [
    field('curator', 'line', required),
    slug,
    site,
    field('text', 'text', required),
    field('film', 'line', required),
    field('shape', 'choice', { options: ['wide', 'tall'], ...required }),
    field('postedAt', 'moment', required),
  ],
  reel: [field('film', 'line', required), slug, site, position],
};
