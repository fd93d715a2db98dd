import { CHANNEL_CATEGORIES } from '@network/tenant/constants.ts';
import { BEST_HEIGHTS, EYE_COLORS, HAIR_COLORS, SEXES } from '@network/tenant/facets.ts';
import type { ContentKind } from '../api/staff-types.generated.ts';
import { words } from '../messages/words.ts';
import { type ContentField, field, fixedSlug, inOtherLanguages, naming, required } from './content-field.ts';
import { tradeFields } from './trade-fields.ts';

const { hints } = words.content;
const slug = field('slug', 'line', required);
const name = field('name', 'line', required);
const title = field('title', 'line', required);
const description = field('description', 'text');
const site = field('site', 'site', required);
const position = field('position', 'number', required);

const picture = [field('picture', 'landscape'), field('pictureFocus', 'focus', { of: 'picture', shape: 'landscape' })];

/** The fields of every kind, in the order of its form: all that the staff API has. */
export const contentFields: Readonly<Record<ContentKind, readonly ContentField[]>> = {
  film: [
    title,
    slug,
    description,
    inOtherLanguages({ title: 'title', description: 'description' }),
    site,
    field('releasedAt', 'moment'),
    field('runLengthSeconds', 'number'),
    naming('performers', 'list', 'performer', { isOrdered: true }),
    naming('categories', 'list', 'category'),
    naming('tags', 'list', 'tag'),
    field('directors', 'list'),
    naming('channel', 'line', 'channel', { hint: hints.filmChannel }),
    naming('pack', 'line', 'pack', { within: 'channel' }),
    naming('showcase', 'line', 'showcase'),
    field('chapters', 'chapters'),
    field('stills', 'filmStills'),
    // What the demonstration draws; the pictures of a set are counted.
    field('pictureCount', 'number', { isKept: true }),
    field('bestHeight', 'choice', {
      options: BEST_HEIGHTS,
      isOfUpcoming: true,
    }),
    field('composition', 'line', { isOfDemonstration: true }),
    field('pictureFocus', 'focus', { shape: 'landscape' }),
    field('pictureCrops', 'crops', { shape: 'landscape', use: 'film', focusIn: 'pictureFocus' }),
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
    inOtherLanguages({ description: 'biography' }),
    field('birthplace', 'line'),
    field('heightCentimetres', 'number'),
    field('activeSince', 'day'),
    field('hair', 'choice', { options: HAIR_COLORS }),
    field('eyes', 'choice', { options: EYE_COLORS }),
    field('nationality', 'line'),
    naming('tags', 'list', 'tag'),
    field('portrait', 'portrait'),
    field('portraitFocus', 'focus', { of: 'portrait', shape: 'portrait' }),
    field('portraitCrops', 'crops', { of: 'portrait', shape: 'portrait', use: 'portrait', focusIn: 'portraitFocus' }),
    field('banner', 'landscape'),
    field('bannerFocus', 'focus', { of: 'banner', shape: 'landscape' }),
    field('bannerCrops', 'crops', { of: 'banner', shape: 'landscape', use: 'banner', focusIn: 'bannerFocus' }),
  ],
  category: [name, fixedSlug, inOtherLanguages({ title: 'name' }), ...picture],
  tag: [name, fixedSlug, inOtherLanguages({ title: 'name' })],
  channel: [
    name,
    slug,
    description,
    inOtherLanguages({ title: 'name', description: 'description' }),
    site,
    field('category', 'choice', { options: CHANNEL_CATEGORIES }),
    field('isThirdParty', 'flag'),
    position,
    ...picture,
  ],
  pack: [
    name,
    slug,
    naming('channel', 'line', 'channel', required),
    description,
    inOtherLanguages({ title: 'name', description: 'description' }),
    position,
    ...picture,
  ],
  showcase: [
    title,
    slug,
    description,
    inOtherLanguages({ title: 'title', description: 'description' }),
    position,
    ...picture,
  ],
  award: [
    name,
    fixedSlug,
    field('organization', 'line', required),
    field('year', 'number', required),
    site,
    field('isWin', 'flag'),
    naming('film', 'line', 'film'),
    naming('performer', 'line', 'performer'),
    position,
  ],
  angel: [
    naming('performer', 'line', 'performer', required),
    fixedSlug,
    field('motto', 'line', required),
    field('story', 'text'),
    inOtherLanguages({ title: 'motto', description: 'story' }),
    field('chosenOn', 'day', required),
    position,
    field('portrait', 'portrait'),
    field('portraitFocus', 'focus', { of: 'portrait', shape: 'portrait' }),
    field('banner', 'landscape'),
    field('bannerFocus', 'focus', { of: 'banner', shape: 'landscape' }),
  ],
  wallPost: [
    field('curator', 'line', required),
    fixedSlug,
    site,
    field('text', 'text', required),
    inOtherLanguages({ description: 'text' }),
    naming('film', 'line', 'film', required),
    field('shape', 'choice', { options: ['wide', 'tall'], ...required }),
    field('postedAt', 'moment', required),
    ...picture,
  ],
  reel: [naming('film', 'line', 'film', required), fixedSlug, site, position],
  brandArt: [
    fixedSlug,
    field('brand', 'line', required),
    field('slot', 'choice', { options: ['hero', 'card'], initial: 'hero', ...required }),
    ...picture,
  ],
  caption: [
    naming('film', 'line', 'film', required),
    fixedSlug,
    field('language', 'line', required),
    field('label', 'line'),
    field('text', 'captions', { ...required, hint: hints.captions }),
  ],
  pictureSet: [naming('film', 'line', 'film', required), fixedSlug, field('pictures', 'stills', required)],
  expertReview: [
    naming('film', 'line', 'film', required),
    fixedSlug,
    field('rating', 'number', required),
    field('story', 'number', { hint: hints.points }),
    field('camera', 'number', { hint: hints.points }),
    field('performance', 'number', { hint: hints.points }),
    field('sound', 'number', { hint: hints.points }),
    field('performers', 'ratings', { hint: hints.ratings }),
  ],
  ...tradeFields,
};
