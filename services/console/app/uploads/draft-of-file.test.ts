import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSentDocument } from '../testing/sent-document.ts';
import { createDraftMaker, DraftRefused } from './draft-of-file.ts';

afterEach(() => vi.unstubAllGlobals());

const PLACE = { site: 'vixen', by: 'ed@staff.example' };
const fileOf = (name: string) => new File(['x'], name);
const saved = (id: string) => ({ result: { __typename: 'ContentSaved', item: { id } } });
const invalid = (path: string, message: string) => ({
  result: { __typename: 'ContentInvalid', problems: [{ path, message }] },
});

type Ask = (operation: string, variables: Readonly<Record<string, never>>) => unknown;

/** Only the network is replaced. @returns what was asked for, as operation and slug */
function stubGateway(answer: Ask): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    const { operation, variables } = readSentDocument(body);
    const { input, slug = input?.film.slug } = variables as {
      input?: { film: { slug: string } };
      slug?: string;
    };
    asked.push(`${operation} ${slug ?? ''}`.trim());
    const given = answer(operation, variables as Readonly<Record<string, never>>);
    if (given instanceof Error) throw given;
    return given instanceof Response ? given : Response.json({ data: given });
  });
  return asked;
}
const refusal = async (made: Promise<unknown>) => {
  const error = await made.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof DraftRefused ? { message: error.message, isFinal: error.isFinal } : error;
};

describe('the draft of a file', () => {
  it('is titled by the file, on the site that was chosen', async () => {
    const inputs: unknown[] = [];
    stubGateway((_operation, { input }) => {
      inputs.push(input);
      return saved('f1');
    });
    expect(await createDraftMaker()(fileOf('glass_harbor.mp4'), PLACE)).toEqual({
      id: 'f1',
      title: 'Glass Harbor',
      isNew: true,
    });
    expect(inputs).toEqual([{ film: { title: 'Glass Harbor', slug: 'glass-harbor', site: 'vixen' } }]);
  });

  it('gets a slug that no other film of the site has, and taken ones are not asked for twice', async () => {
    const taken = new Set(['clip', 'clip-2']);
    const asked = stubGateway((_operation, { input }) => {
      const { slug } = (input as unknown as { film: { slug: string } }).film;
      if (taken.has(slug)) return invalid('slug', `another film of vixen has the slug "${slug}"`);
      taken.add(slug);
      return saved(slug);
    });
    const makeDraft = createDraftMaker();
    expect((await makeDraft(fileOf('clip.mp4'), PLACE)).id).toBe('clip-3');
    expect((await makeDraft(fileOf('clip.mov'), PLACE)).id).toBe('clip-4');
    expect(asked).toEqual(['clip', 'clip-2', 'clip-3', 'clip-4'].map((slug) => `SaveContent ${slug}`));
  });

  it('is refused with the gateway’s words', async () => {
    stubGateway(() => invalid('site', 'expected one of tushy'));
    expect(await refusal(createDraftMaker()(fileOf('a.mp4'), PLACE))).toEqual({
      message: 'Expected one of tushy.',
      isFinal: true,
    });
  });

  it.each([
    ['UNAUTHENTICATED', 'Your session has ended. Sign in again, then resume.', false],
    ['FORBIDDEN', 'Your role can’t make drafts.', true],
    ['DOCUMENT_UNKNOWN', 'This page is out of date. Load it again.', false],
    ['INTERNAL', 'The connection was lost. Resume to continue where it stopped.', false],
  ])('is not made where the answer is %s', async (code, message, isFinal) => {
    stubGateway(() => Response.json({ errors: [{ message: code, extensions: { code } }] }));
    expect(await refusal(createDraftMaker()(fileOf('a.mp4'), PLACE))).toEqual({ message, isFinal });
  });

  it.each([
    [
      'found again where its answer was lost',
      PLACE.by,
      [],
      'left',
      ['SaveContent a', 'DraftToSendFor a', 'MediaSources'],
    ],
    [
      'another one where somebody else has the slug',
      'other@staff.example',
      [],
      'a-2',
      ['SaveContent a', 'DraftToSendFor a', 'SaveContent a', 'SaveContent a-2'],
    ],
    [
      'another one where something was sent for that one',
      PLACE.by,
      [{}],
      'a-2',
      ['SaveContent a', 'DraftToSendFor a', 'MediaSources', 'SaveContent a', 'SaveContent a-2'],
    ],
  ])('is %s', async (_name, updatedBy, sources, id, expected) => {
    let isLost = true;
    const asked = stubGateway((operation, { input }) => {
      if (operation === 'MediaSources') return { mediaSources: { sources, next: null } };
      if (operation === 'DraftToSendFor') {
        const film = { title: 'A', site: 'vixen' };
        return { contentBySlug: { id: 'left', state: 'draft', version: 1, updatedBy, film } };
      }
      if (isLost) {
        isLost = false;
        return new Error('The line is down.');
      }
      const { slug } = (input as unknown as { film: { slug: string } }).film;
      return slug === 'a' ? invalid('slug', 'another film of vixen has the slug "a"') : saved(slug);
    });
    const makeDraft = createDraftMaker();
    expect(await refusal(makeDraft(fileOf('a.mp4'), PLACE))).toMatchObject({ isFinal: false });
    expect((await makeDraft(fileOf('a.mp4'), PLACE)).id).toBe(id);
    expect(asked).toEqual(expected);
  });

  it('is found again, too, where another site has a film of that slug', async () => {
    let isLost = true;
    const asked = stubGateway((operation, { slug }) => {
      if (operation === 'MediaSources') return { mediaSources: { sources: [], next: null } };
      if (operation === 'DraftToSendFor') {
        const site = slug === 'a-vixen' ? 'vixen' : 'tushy';
        const film = { title: 'A', site };
        return { contentBySlug: { id: `of-${site}`, state: 'draft', version: 1, updatedBy: PLACE.by, film } };
      }
      if (!isLost) return saved('double');
      isLost = false;
      return new Error('The line is down.');
    });
    const makeDraft = createDraftMaker();
    expect(await refusal(makeDraft(fileOf('a.mp4'), PLACE))).toMatchObject({ isFinal: false });
    expect((await makeDraft(fileOf('a.mp4'), PLACE)).id).toBe('of-vixen');
    expect(asked).toEqual(['SaveContent a', 'DraftToSendFor a', 'DraftToSendFor a-vixen', 'MediaSources']);
  });
});
