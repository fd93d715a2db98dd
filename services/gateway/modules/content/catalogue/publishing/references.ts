import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { PictureRendition } from '../../media/public.ts';
import type { PictureShape } from '../pictures/picture-shape.ts';
import type { ContentKind, FieldProblem } from './content-documents.ts';

/** A slug that a document names something by. */
export interface Reference {
  readonly path: string;
  readonly kind: ContentKind | PictureKind;
  /** The slug; a pack's is its channel, a slash and its slug. A picture has its id. */
  readonly key: string;
}

/** An uploaded picture of a shape. */
type PictureKind = `${PictureShape} picture`;

/** A field that names several things. */
export const each = (path: string, kind: ContentKind, slugs: readonly string[]): Reference[] =>
  slugs.map((key, index) => ({ path: `${path}.${index}`, kind, key }));
/** A field that names one thing, or nothing. */
export const one = (path: string, kind: ContentKind, slug: string | null): Reference[] =>
  slug === null ? [] : [{ path, kind, key: slug }];

/** A field that names an uploaded picture, or nothing. */
export const onePicture = (path: string, shape: PictureShape, id: string | null): Reference[] =>
  id === null ? [] : [{ path, kind: `${shape} picture`, key: id }];

/** Ids of what is published, by kind and slug, and the uploaded pictures. */
export interface KnownReferences {
  /** Null: nothing with that slug is published. */
  idOf(kind: Reference['kind'], key: string): string | null;
  /** What is stored of a picture; null for one that is not there. */
  pictureOf(id: string): PictureRendition | null;
}

const TABLES = {
  tag: 'tags',
  category: 'categories',
  showcase: 'showcases',
  channel: 'channels',
  performer: 'performers',
  film: 'videos',
} as const;

/**
 * Looks up what is named, with one statement for each kind. What is found can't be taken back before the
 * transaction ends.
 */
export async function findNamed(db: Database, named: readonly Reference[]): Promise<KnownReferences> {
  const wanted = Map.groupBy(named, (reference) => reference.kind);
  const found = new Map<string, string>();
  const renditions = new Map<string, PictureRendition>();
  for (const [of, references] of wanted) {
    const keys = [...new Set(references.map(({ key }) => key))];
    if (isPictureKind(of)) {
      for (const { id, rendition } of await findPictures(db, of, keys)) {
        found.set(`${of} ${id}`, id);
        renditions.set(id, rendition);
      }
      continue;
    }
    const { rows } =
      of === 'pack'
        ? await sql<{ id: string; key: string }>`
            select p.id, c.slug || '/' || p.slug as key from channel_packs p join channels c on c.id = p.channel_id
            where c.slug || '/' || p.slug = any(${keys}::text[]) for key share of p`.execute(db)
        : await sql<{ id: string; key: string }>`
            select ${sql.ref(of === 'tag' || of === 'category' ? 'slug' : 'id')} as id, slug as key
            from ${sql.table(TABLES[of as keyof typeof TABLES])} where slug = any(${keys}::text[])
              ${of === 'film' ? sql`and is_published` : sql``} for key share`.execute(db);
    for (const { id, key } of rows) found.set(`${of} ${key}`, id);
  }
  return {
    idOf: (of, key) => found.get(`${of} ${key}`) ?? null,
    pictureOf: (id) => renditions.get(id) ?? null,
  };
}

/** Whether a reference is to an uploaded picture. */
export const isPictureKind = (kind: Reference['kind']): kind is PictureKind => kind.endsWith(' picture');

async function findPictures(db: Database, kind: PictureKind, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; rendition: PictureRendition }>`
    select id, rendition from pictures
    where id = any(${[...ids]}::text[]) and shape = ${kind.slice(0, kind.indexOf(' '))}`.execute(db);
  return rows;
}

/** What is named, and is not published. */
export const problemsOfNamed = (named: readonly Reference[], known: KnownReferences): FieldProblem[] =>
  named
    .filter((reference) => known.idOf(reference.kind, reference.key) === null)
    .map(({ path, kind, key }) => ({
      path,
      message: isPictureKind(kind)
        ? `no ${kind} "${key}" was uploaded and prepared`
        : `no ${kind} "${key}" is published`,
    }));
