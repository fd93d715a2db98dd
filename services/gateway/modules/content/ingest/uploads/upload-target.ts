import { maySeeSite, type StaffSites } from '@network/access/staff/staff-sites.ts';
import { isSlug } from '@network/validation/slug.ts';
import type { Database } from '../../../../db/database.ts';
import { findPicture, PICTURE_SHAPES } from '../../catalogue/public.ts';
import type { SourceTarget } from '../sources/add-source.ts';
import { findSendableFilmsNamed } from '../sources/find-films.ts';

type Metadata = Readonly<Record<string, string | null>>;

/**
 * What an upload is for, by its metadata: `film`, or `picture` with `shape`; or what is wrong with them. Films of sites for which
 * the sender doesn't work are none.
 */
export async function targetOfUpload(
  db: Database,
  metadata: Metadata,
  sites: StaffSites,
): Promise<SourceTarget | string> {
  const { picture, shape = '', film = '' } = metadata;
  if (picture === undefined || picture === null) return filmNamed(db, film ?? '', sites);
  const known = PICTURE_SHAPES.find((each) => each === shape);
  if (known === undefined) return `The shape of a picture is one of ${PICTURE_SHAPES.join(', ')}.`;
  if (!isSlug(picture) || picture.length > LONGEST_ID) {
    return `A picture is named by up to ${LONGEST_ID} lower-case letters and digits in groups joined by single hyphens.`;
  }
  if (await isTaken(db, picture)) return `There is a picture "${picture}" already: send this one under another name.`;
  return { pictureId: picture, shape: known };
}

const LONGEST_ID = 64;

async function filmNamed(db: Database, name: string, sites: StaffSites): Promise<SourceTarget | string> {
  const found = await findSendableFilmsNamed(db, name);
  const [film, ...others] = found.filter(({ site_id }) => maySeeSite(sites, site_id));
  if (film === undefined) return `The metadata of an upload names its film: there is no film "${name}".`;
  if (others.length > 0) return `Several films have the slug "${name}": name one by its id.`;
  return { videoId: film.id, isDraft: film.isDraft };
}

/** Whether a picture has that id, is being prepared under it, or is being erased. */
async function isTaken(db: Database, id: string): Promise<boolean> {
  if ((await findPicture(db, id)) !== null) return true;
  const source = await db
    .selectFrom('media_sources')
    .select('id')
    .where('picture_id', '=', id)
    .where('state', 'in', ['working', 'published'])
    .limit(1)
    .executeTakeFirst();
  return source !== undefined;
}
