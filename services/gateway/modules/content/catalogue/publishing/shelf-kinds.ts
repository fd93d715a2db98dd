import { sql } from 'kysely';
import type { SiteId } from '@network/tenant/sites.ts';
import { artworkFocus, artworkId, artworkOf } from '../pictures/artwork.ts';
import { channelSchema, packSchema, showcaseSchema } from './content-documents.ts';
import { hideUnused } from './hide-unused.ts';
import { defineKind } from './kind.ts';
import { moveSlugs } from './move-slugs.ts';
import { one, onePicture } from './references.ts';
import { publishedTranslations, storedTranslations } from './translations-field.ts';
import { upsertRows } from './upsert-rows.ts';

/** Showcases, each with the films that name it. */
export const showcaseKind = defineKind({
  kind: 'showcase',
  schema: showcaseSchema,
  isKnownBySlug: false,
  published: sql`
    select id, slug, title as name, null as site,
      jsonb_build_object('slug', slug, 'title', title, 'description', description,
      'translations', ${publishedTranslations('translations')}, 'position', position,
      'picture', ${artworkId('artwork', 'picture')}, 'pictureFocus', ${artworkFocus('artwork', 'picture')}) as document
    from showcases`,
  named: ({ picture }) => onePicture('picture', 'landscape', picture),
  write: async (trx, showcases, { known }) => {
    await moveSlugs(trx, 'showcase', showcases, known);
    await upsertRows(
      trx,
      'showcases',
      'id',
      showcases.map(({ id, document: { picture, pictureFocus, translations, ...document } }) => ({
        id,
        ...document,
        translations: storedTranslations(translations),
        artwork: artworkOf({ picture }, known, { picture: { focus: pictureFocus } }),
      })),
    );
  },
  hide: hideUnused({
    kind: 'showcase',
    table: 'showcases',
    key: 'id',
    usedBy: `select 'film' as kind, slug from videos where showcase_id = $`,
  }),
});

/** Channels of a site. */
export const channelKind = defineKind({
  kind: 'channel',
  schema: channelSchema,
  isKnownBySlug: false,
  published: sql`
    select id, slug, name, site_id as site,
      jsonb_build_object('slug', slug, 'name', name, 'description', description,
      'translations', ${publishedTranslations('translations')}, 'site', site_id,
      'category', category, 'isThirdParty', is_third_party, 'position', position,
      'picture', ${artworkId('artwork', 'picture')}, 'pictureFocus', ${artworkFocus('artwork', 'picture')}) as document
    from channels`,
  named: ({ picture }) => onePicture('picture', 'landscape', picture),
  write: async (trx, channels, { known }) => {
    await moveSlugs(trx, 'channel', channels, known);
    await upsertRows(
      trx,
      'channels',
      'id',
      channels.map(({ id, document: { site, isThirdParty, picture, pictureFocus, translations, ...document } }) => ({
        id,
        ...document,
        translations: storedTranslations(translations),
        artwork: artworkOf({ picture }, known, { picture: { focus: pictureFocus } }),
        site_id: site as SiteId,
        is_third_party: isThirdParty,
      })),
    );
  },
  hide: hideUnused({
    kind: 'channel',
    table: 'channels',
    key: 'id',
    usedBy: `select 'pack' as kind, slug from channel_packs where channel_id = $
      union all select 'film', slug from videos where channel_id = $`,
  }),
});

/** Packs of films of a channel. */
export const packKind = defineKind({
  kind: 'pack',
  schema: packSchema,
  isKnownBySlug: false,
  published: sql`
    select p.id, p.slug, p.name, c.site_id as site, jsonb_build_object('slug', p.slug, 'channel', c.slug, 'name', p.name,
      'description', p.description, 'translations', ${publishedTranslations('p.translations')}, 'position', p.position, 'picture', ${artworkId('p.artwork', 'picture')},
      'pictureFocus', ${artworkFocus('p.artwork', 'picture')}) as document
    from channel_packs p join channels c on c.id = p.channel_id`,
  named: ({ channel, picture }) => [
    ...one('channel', 'channel', channel),
    ...onePicture('picture', 'landscape', picture),
  ],
  write: async (trx, packs, { known }) => {
    await moveSlugs(trx, 'pack', packs, known);
    await upsertRows(
      trx,
      'channel_packs',
      'id',
      packs.map(({ id, document: { channel, picture, pictureFocus, translations, ...document } }) => ({
        id,
        ...document,
        translations: storedTranslations(translations),
        artwork: artworkOf({ picture }, known, { picture: { focus: pictureFocus } }),
        channel_id: known.idOf('channel', channel) ?? '',
      })),
    );
  },
  hide: hideUnused({
    kind: 'pack',
    table: 'channel_packs',
    key: 'id',
    usedBy: `select 'film' as kind, slug from videos where channel_pack_id = $`,
  }),
});
