import { buildSchema, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSchemaText } from '@network/testing/schema-text.ts';

const schema = buildSchema(readSchemaText());

/** Whether a type has a field, or `outer.inner` behind one. */
function has(typeName: string, path: string): boolean {
  const [name = '', ...rest] = path.split('.');
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) return false;
  return rest.length === 0 || has(field.type.toString().replaceAll(/[[\]!]/g, ''), rest.join('.'));
}

/** The lists of site.md section 3 as they stand there; of `a or b` one is there. */
const LISTS: Readonly<Record<string, readonly [type: string, fields: string]>> = {
  'X06 Video': [
    'Video',
    `videoId, newId, uuid, slug, site, title, description, releaseDate, runLength, isUpcoming, isDenied, freeVideo,
    isFreeLimitedTrial, isExclusive, directors, categories.slug, categories.name, channel.slug, channel.channelId,
    channel.channelPackId, channel.name, channel.isThirdPartyChannel, chapters, showcase, models.name, models.slug,
    models.globalId, models.absoluteUrl, expertReview.global, expertReview.properties, expertReview.models.slug,
    expertReview.models.name, expertReview.models.rating, userVideoReview, tags, picturesInSet, downloadResolutions.label,
    downloadResolutions.size, downloadResolutions.width, downloadResolutions.res, relatedVideos, crossNavigation, crossNavigationLink,
    images.listing.src, images.listing.placeholder, images.listing.width, images.listing.height,
    images.listing.highdpi.double, images.listing.highdpi.triple, images.poster.src, images.poster.placeholder,
    images.poster.width, images.poster.height, images.poster.highdpi.double, images.poster.highdpi.triple, previews.src,
    previews.width, previews.height, previews.type, guestUserScene, recommId`,
  ],
  'X06 CrossNavigationLink': ['CrossNavigationLink', 'slug, title'],
  'X07 Picture set': ['PictureSet', 'pictureSetId, zip, images.src, images.width, images.height, images.name'],
  'X07 Welcome-page picture set': ['WelcomePagePictureSet', 'site, images'],
  'X17 Performer': ['Performer', 'globalId, slug, name, sex, biography, portrait, sites, tags, videoCount'],
  'X17 Angel': ['Angel', 'slug, name, motto, story, performer.slug, portrait, banner'],
  'X17 Showcase': ['Showcase', 'slug, title, description, videoCount, pictures'],
  'X17 Reel': ['Reel', 'reelId, video.slug, picture, clip.src, myRating, isBookmarked'],
  'X17 Award': ['Award', 'id, year, name, organization, isWin, site, video.slug, performer.slug'],
  'X17 Category': ['Category', 'slug, name, videoCount, picture'],
  'X17 Brand': ['Brand', 'id, name, tagline, description, color, launchedOn, videoCount, performerCount, isShownHere'],
};

describe('the fields of the catalogue’s entities', () => {
  it.each(Object.entries(LISTS))('%s has each of its list', (_name, [type, fields]) => {
    const paths = fields.split(',').map((path) => path.trim());
    expect(paths.filter((path) => !has(type, path))).toEqual([]);
  });

  it('finds a field missing that no type has', () => {
    expect([has('Video', 'models.surname'), has('Nobody', 'slug'), has('Video', 'slug.inner')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
