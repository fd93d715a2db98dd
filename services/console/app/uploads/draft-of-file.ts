import { isOutdated, staffCall, StaffCallFailed } from '../api/staff-call.ts';
import { DraftToSendForDocument, MediaSourcesDocument } from '../api/staff-operations.generated.ts';
import { saveContent } from '../content/content-calls.ts';
import { problemText } from '../content/field-problems.ts';
import { uploads as texts } from '../messages/uploads.ts';
import { words } from '../messages/words.ts';
import { slugOfTitle, titleOfFile } from './film-of-file.ts';
import type { UploadedFilm } from './open-upload.ts';

/** Where drafts are made, and by whom. */
export interface DraftPlace {
  readonly site: string;
  /** Email of the member of staff. */
  readonly by: string;
}

/** Why no draft was made. */
export class DraftRefused extends Error {
  /** Whether another try of the same file would end the same way. */
  readonly isFinal: boolean;
  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** Makes the draft that a file is sent for. @throws DraftRefused */
export type MakeDraft = (file: File, place: DraftPlace) => Promise<UploadedFilm>;

/** How many numbers are tried before letters are used instead. */
const MOST_NUMBERS = 50;

/**
 * A maker of drafts, a film each, with the title that the name of a file proposes and a slug that no other film of the site has. It
 * remembers which slugs are taken, so that a hundred files of one name ask for a hundred.
 */
export function createDraftMaker(): MakeDraft {
  const taken = new Set<string>();
  const unsure = new Set<string>();
  return async (file, { site, by }) => {
    const title = titleOfFile(file.name, texts.drafts.untitled);
    for (const slug of slugsOf(slugOfTitle(title))) {
      const key = `${site}/${slug}`;
      if (taken.has(key)) continue;
      const left = unsure.has(key) ? await findLeftDraft(slug, { title, site, by }) : null;
      const film = left ?? (await create({ title, slug, site }, () => unsure.add(key)));
      unsure.delete(key);
      taken.add(key);
      if (film !== null) return film;
    }
    throw new DraftRefused(texts.drafts.noSlug, true);
  };
}

function* slugsOf(slug: string): Generator<string> {
  yield slug;
  for (let number = 2; number <= MOST_NUMBERS; number += 1) yield `${slug}-${number}`;
  yield `${slug}-${crypto.randomUUID().slice(0, 8)}`;
}

/**
 * @param onUnsure is called where the answer was lost, and with it whether there is a draft
 * @returns null where another film has the slug
 */
async function create(
  input: { readonly title: string; readonly slug: string; readonly site: string },
  onUnsure: () => void,
): Promise<UploadedFilm | null> {
  const result = await saveContent('film', null, input).catch((error: unknown) => {
    onUnsure();
    throw refusalOf(error);
  });
  if (result.__typename === 'ContentSaved') return { id: result.item.id, title: input.title, isNew: true };
  const problems = result.__typename === 'ContentInvalid' ? result.problems : [];
  if (problems.length > 0 && problems.every(({ path }) => path === 'slug')) return null;
  const [problem] = problems;
  throw new DraftRefused(problem === undefined ? texts.drafts.refused : problemText(problem.message), true);
}

interface WantedDraft extends DraftPlace {
  readonly title: string;
}

/** A draft that was made although its answer was lost: of the same person, and nothing was sent for it. */
async function findLeftDraft(slug: string, wanted: WantedDraft): Promise<UploadedFilm | null> {
  try {
    const item = await findOfSite(slug, wanted.site);
    const isOwn =
      item?.film?.title === wanted.title &&
      item.updatedBy === wanted.by &&
      item.state === 'draft' &&
      item.version === 1;
    if (!isOwn) return null;
    const search = { filmId: item.id, state: null, after: null, first: 1 };
    const { mediaSources } = await staffCall(MediaSourcesDocument, search);
    return mediaSources.sources.length === 0 ? { id: item.id, title: wanted.title, isNew: true } : null;
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The film of a site that has a slug there. Where another site has a film of that slug, this one is known by the slug with its site behind it. */
async function findOfSite(slug: string, site: string) {
  for (const address of [slug, `${slug}-${site}`]) {
    const { contentBySlug: item } = await staffCall(DraftToSendForDocument, { slug: address });
    if (item?.film?.site === site) return item;
  }
  return null;
}

function refusalOf(error: unknown): DraftRefused {
  const code = error instanceof StaffCallFailed ? error.code : 'INTERNAL';
  if (code === 'UNAUTHENTICATED') return new DraftRefused(texts.ended, false);
  if (code === 'FORBIDDEN') return new DraftRefused(texts.drafts.forbidden, true);
  return new DraftRefused(isOutdated(error) ? words.failed.outdated : texts.interrupted, false);
}
