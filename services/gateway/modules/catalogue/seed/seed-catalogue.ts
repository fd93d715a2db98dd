import { SITES } from '@network/tenant/demonstration-sites.ts';
import { insertRows } from '../../../db/seed/insert-rows.ts';
import type { SeedContext } from '../../../db/seed/seed.ts';
import { facetPerformers } from '../facet-index.ts';
import { indexFilms } from '../publishing/index-films.ts';
import { countBySite, indexPerformers } from '../search-index.ts';
import {
  castVideos,
  categorise,
  chapterVideos,
  picturesOf,
  picturesOfPacks,
  reviewVideos,
  tagPerformers,
  tagVideos,
} from './joins.ts';
import { withCompositions } from './compositions.ts';
import { CATEGORIES, CHANNELS, PACKS, SHOWCASES, TAGS } from './label-words.ts';
import { filteredListingsOf, listingsOf } from './listings.ts';
import { makePerformers } from './performers.ts';
import { slugOf, uniqueNames } from './slugs.ts';
import { makeChannelVideos, makeSiteVideos } from './videos.ts';

/** The demonstration's videos, performers, categories, channels and showcases; the same on every start. */
export async function seedCatalogue(context: SeedContext): Promise<void> {
  const { db } = context;
  const channels = CHANNELS.map(({ name, text, category, isThirdParty }, index) => ({
    id: `channel-${index + 1}`,
    slug: slugOf(name),
    name,
    description: text,
    site_id: SITES[index % SITES.length]?.id ?? SITES[0].id,
    category,
    is_third_party: isThirdParty,
    position: index + 1,
  }));
  const packs = channels.flatMap((channel, index) =>
    PACKS.slice(0, CHANNELS[index]?.packs).map((name, place) => ({
      id: `pack-${channel.id}-${place + 1}`,
      slug: slugOf(name),
      channel_id: channel.id,
      name,
      description: `${channel.name}: ${channel.description}`,
      position: place + 1,
    })),
  );
  const placed = packs.map(({ id, channel_id }) => {
    const site = SITES.find((each) => each.id === channels.find((channel) => channel.id === channel_id)?.site_id);
    return { id, channelId: channel_id, site: site ?? SITES[0] };
  });

  // One naming for all, because a slug is unique in the network.
  const naming = uniqueNames();
  const siteVideos = makeSiteVideos(context, naming);
  const channelVideos = makeChannelVideos(context, placed, naming);
  const allVideos = [...siteVideos, ...channelVideos];
  const performers = makePerformers(context);
  const casts = castVideos(context, allVideos, performers);
  const categories = categorise(context, allVideos);
  const videos = withCompositions(
    allVideos,
    listingsOf(context.today, allVideos, casts, categories),
    filteredListingsOf(context.today, allVideos, categories),
  );
  const label = (name: string) => ({ slug: slugOf(name), name });

  await insertRows(
    db,
    'showcases',
    SHOWCASES.map(([title, description], index) => ({
      id: `showcase-${index + 1}`,
      slug: slugOf(title),
      title,
      description,
      position: index + 1,
    })),
  );
  await insertRows(db, 'channels', channels);
  await insertRows(db, 'channel_packs', packs);
  await insertRows(db, 'categories', CATEGORIES.map(label));
  await insertRows(db, 'tags', TAGS.map(label));
  await insertRows(
    db,
    'performers',
    performers.map(({ homeSite: _homeSite, ...row }) => row),
  );
  await insertRows(db, 'videos', videos);
  await insertRows(db, 'video_performers', casts);
  await insertRows(db, 'video_categories', categories);
  await insertRows(db, 'video_tags', tagVideos(context, videos));
  await insertRows(db, 'performer_tags', tagPerformers(context, performers));
  await insertRows(db, 'video_chapters', chapterVideos(context, siteVideos));
  await insertRows(db, 'picture_sets', [
    ...picturesOf(context, siteVideos),
    ...picturesOfPacks(context, channelVideos),
  ]);
  await insertRows(db, 'video_review_averages', reviewVideos(context, videos, casts, performers));
  await countBySite(db);
  await indexPerformers(db);
  await facetPerformers(db);
  await indexFilms(db);
}
