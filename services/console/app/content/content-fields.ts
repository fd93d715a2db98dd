import { CHANNEL_CATEGORIES } from '@network/tenant/constants.ts';
import { BEST_HEIGHTS, EYE_COLORS, HAIR_COLORS, SEXES } from '@network/tenant/facets.ts';
import type { ContentKind } from '../api/staff-types.generated.ts';
import { words } from '../messages/words.ts';
import { type ContentField, field, required } from './content-field.ts';
import { tradeFields } from './trade-fields.ts';

const { hints } = words.content;
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
  caption: [
    field('film', 'line', required),
    slug,
    field('language', 'line', required),
    field('label', 'line'),
    field('text', 'text', { ...required, hint: hints.captions }),
  ],
  ...tradeFields,
};
