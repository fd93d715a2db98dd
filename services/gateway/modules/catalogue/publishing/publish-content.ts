import { sql } from 'kysely';
import type { SiteId } from '@network/tenant/sites.ts';
import type { Database } from '../../../db/database.ts';
import { artworkOf } from '../pictures/artwork.ts';
import { rememberFilmPictures } from '../pictures/film-pictures.ts';
import { takeBackPerformers } from '../pictures/seen-pictures.ts';
import { picturesNamed, showPictures } from '../pictures/shown-pictures.ts';
import { facetPerformers } from '../facet-index.ts';
import { type CountedParts, countBySite } from '../search-index.ts';
import type { ContentDocuments, ContentKind, FieldProblem, Identified } from './content-documents.ts';
import { announcePublished } from './announce-publication.ts';
import { moveSlugs } from './move-slugs.ts';
import { findShown, PUBLISHED } from './read-documents.ts';
import { findReferences, type KnownReferences, problemsOfPublishing, referencesOf } from './references.ts';
import { upsertRows } from './upsert-rows.ts';
import { partsOf, writeFilms } from './write-films.ts';
import { indexFilmsOf, writePerformers } from './write-performers.ts';

/** What can't be published, by its id. */
export type PublishingProblems = ReadonlyMap<string, readonly FieldProblem[]>;

export interface PublishingOptions {
  readonly at: Date;
  /** An import counts once, at its end. */
  readonly countsLater?: boolean;
  /** What the documents name, where this transaction has looked it up already. */
  readonly known?: KnownReferences;
}

type Items<Kind extends ContentKind> = readonly Identified<ContentDocuments[Kind]>[];

/**
 * Shows documents to people: writes what lists, searches, facets and counts read, in the transaction that it is given, and
 * announces it to every gateway and brand server once that has ended well.
 * @returns what is wrong with those that were left out; the others are written
 */
export async function publishContent<Kind extends ContentKind>(
  trx: Database,
  kind: Kind,
  items: Items<Kind>,
  { at, countsLater = false, known: found }: PublishingOptions,
): Promise<PublishingProblems> {
  const documents = items.map(({ document }) => document);
  const known = found ?? (await findReferences(trx, kind, documents));
  const problems = new Map<string, readonly FieldProblem[]>();
  for (const { id, document } of items) {
    const own = problemsOfPublishing(kind, document, known);
    if (own.length > 0) problems.set(id, own);
  }
  const sound = items.filter(({ id }) => !problems.has(id));
  if (sound.length === 0) return problems;
  const ids = sound.map(({ id }) => id);
  const shown = await findShown(trx, PUBLISHED[kind], ids);
  await moveSlugs(trx, kind, sound, known);
  const counts = kind === 'film' && !countsLater;
  const before = kind === 'film' ? await partsOf(trx, ids) : NO_PARTS;
  await write(trx, kind, sound, known, at);
  const after = kind === 'film' ? await partsOf(trx, ids) : NO_PARTS;
  if (counts) await recount(trx, joined(before, after));
  const dropped = before.performers.filter((performer) => !after.performers.includes(performer));
  await takeBackPerformers(trx, dropped, at);
  if (kind !== 'tag') await showPicturesOf(trx, kind, sound, { known, at });
  await announcePublished(trx, { kind, ids, shown }, at);
  return problems;
}

/** Shows the pictures that documents name. Those of a film are seen only while it is. */
async function showPicturesOf<Kind extends ContentKind>(
  trx: Database,
  kind: Kind,
  items: Items<Kind>,
  { known, at }: { readonly known: KnownReferences; readonly at: Date },
): Promise<void> {
  const things = items.map(({ id, document }) => ({
    id,
    pictures: picturesNamed(referencesOf(kind, document), known),
    filmId: kind === 'film' ? id : null,
  }));
  await showPictures(trx, kind, things, at);
  await rememberFilmPictures(
    trx,
    things.flatMap(({ filmId, pictures }) =>
      filmId === null
        ? []
        : pictures.flatMap((picture) => {
            const version = known.pictureOf(picture)?.version;
            return version === undefined ? [] : [{ version, film_id: filmId }];
          }),
    ),
  );
}

const NO_PARTS: CountedParts = { categories: [], performers: [] };

const joined = (one: CountedParts, other: CountedParts): CountedParts => ({
  categories: [...new Set([...one.categories, ...other.categories])],
  performers: [...new Set([...one.performers, ...other.performers])],
});

/** Counts the films of categories and performers again, all or some, and on which sites performers are seen. */
export async function recount(trx: Database, parts?: CountedParts): Promise<void> {
  // All of a large catalogue takes longer than a page may.
  if (parts === undefined) await sql`set local statement_timeout = 0`.execute(trx);
  // Two that count the same would each insert their count.
  await sql`lock table category_sites, performer_sites in share row exclusive mode`.execute(trx);
  await countBySite(trx, parts);
  await facetPerformers(trx, parts?.performers);
}

async function write<Kind extends ContentKind>(
  trx: Database,
  kind: Kind,
  items: Items<Kind>,
  known: KnownReferences,
  at: Date,
): Promise<void> {
  switch (kind) {
    case 'film':
      return writeFilms(trx, items as Items<'film'>, known, at);
    case 'performer':
      await writePerformers(trx, items as Items<'performer'>, known);
      return;
    case 'tag':
      await upsertRows(
        trx,
        'tags',
        'slug',
        (items as Items<'tag'>).map(({ document }) => document),
      );
      await indexFilmsOf(
        trx,
        'video_tags',
        items.map(({ id }) => id),
      );
      return;
    case 'category': {
      const categories = items as Items<'category'>;
      await upsertRows(
        trx,
        'categories',
        'slug',
        categories.map(({ document: { picture, pictureFocus, ...document } }) => ({
          ...document,
          artwork: artworkOf({ picture }, known, { picture: { focus: pictureFocus } }),
        })),
      );
      await indexFilmsOf(
        trx,
        'video_categories',
        categories.map(({ id }) => id),
      );
      return;
    }
    case 'showcase':
      await upsertRows(
        trx,
        'showcases',
        'id',
        (items as Items<'showcase'>).map(({ id, document: { picture, pictureFocus, ...document } }) => ({
          id,
          ...document,
          artwork: artworkOf({ picture }, known, { picture: { focus: pictureFocus } }),
        })),
      );
      return;
    case 'channel':
      await upsertRows(
        trx,
        'channels',
        'id',
        (items as Items<'channel'>).map(
          ({ id, document: { site, isThirdParty, picture, pictureFocus, ...document } }) => ({
            id,
            ...document,
            artwork: artworkOf({ picture }, known, { picture: { focus: pictureFocus } }),
            site_id: site as SiteId,
            is_third_party: isThirdParty,
          }),
        ),
      );
      return;
    case 'pack':
      await upsertRows(
        trx,
        'channel_packs',
        'id',
        (items as Items<'pack'>).map(({ id, document: { channel, picture, pictureFocus, ...document } }) => ({
          id,
          ...document,
          artwork: artworkOf({ picture }, known, { picture: { focus: pictureFocus } }),
          channel_id: known.idOf('channel', channel) ?? '',
        })),
      );
  }
}
