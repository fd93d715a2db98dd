import { beforeEach, describe, expect, it } from 'vitest';
import { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
import type { Execute } from '../../api/execute.ts';
import { type PageSources, recordCalls, repeatCalls } from './repeat-calls.ts';

type Nothing = Record<string, never>;
const [FILMS, NOTICES, SAVE] = [
  new TypedDocumentString<string, { readonly page?: number }>({ hash: 'films', name: 'films', kind: 'query' }),
  new TypedDocumentString<object, Nothing>({ hash: 'notices', name: 'notices', kind: 'query' }),
  new TypedDocumentString<boolean, Nothing>({ hash: 'save', name: 'save', kind: 'mutation' }),
];

let answers: Record<string, unknown> = {};
let sent: string[] = [];
beforeEach(() => {
  answers = { films1: ['a'], films2: ['b'], notices: { unread: 0 }, save: true };
  sent = [];
});

const send = (async (document: TypedDocumentString<unknown, unknown>, { page }: { readonly page?: number } = {}) => {
  const name = `${document.__meta__.name}${page ?? ''}`;
  sent.push(name);
  if (!(name in answers)) throw new Error(`${name} failed`);
  return answers[name];
}) as unknown as Execute;

/** A page of films and notices. */
async function visit({ execute }: { readonly execute: Execute }) {
  return Promise.all([execute(FILMS, { page: 2 }), execute(NOTICES)]);
}

async function sourcesOf(
  page: (calls: { readonly execute: Execute }) => Promise<unknown>,
): Promise<PageSources | null> {
  const recorded = recordCalls(send);
  await page(recorded).catch(() => undefined);
  sent = [];
  return recorded.sources();
}

const sourcesOfVisit = async () => (await sourcesOf(visit)) as PageSources;

describe('the queries of an earlier page', () => {
  it('are made again with their variables, all at once, and answer what they answered', async () => {
    const sources = await sourcesOfVisit();
    expect((await repeatCalls(sources, send)).isUnchanged).toBe(true);
    expect(sent).toEqual(['films2', 'notices']);
  });

  it('say that one of them answers something else, and are not made a second time for the new page', async () => {
    const sources = await sourcesOfVisit();
    answers['notices'] = { unread: 1 };
    const repeated = await repeatCalls(sources, send);
    expect(repeated.isUnchanged).toBe(false);
    expect(await visit(repeated)).toEqual([['b'], { unread: 1 }]);
    expect(sent).toEqual(['films2', 'notices']);
    expect(await repeated.execute(FILMS, { page: 1 })).toEqual(['a']);
    await repeated.execute(NOTICES);
    expect(sent).toEqual(['films2', 'notices', 'films1', 'notices']);
  });

  it('fail where they are read: a page that does not read one is made without it', async () => {
    const sources = await sourcesOfVisit();
    delete answers['notices'];
    const repeated = await repeatCalls(sources, send);
    expect(repeated.isUnchanged).toBe(false);
    expect(await repeated.execute(FILMS, { page: 2 })).toEqual(['b']);
    await expect(repeated.execute(NOTICES)).rejects.toThrow('notices failed');
  });
});

describe('a page can’t be compared', () => {
  it.each([
    ['that changed something', ({ execute }: { readonly execute: Execute }) => execute(SAVE)],
    ['a call of which failed', ({ execute }: { readonly execute: Execute }) => execute(FILMS, { page: 9 })],
    [
      'that read something twice',
      async ({ execute }: { readonly execute: Execute }) => [
        await execute(FILMS, { page: 1 }),
        await execute(FILMS, { page: 1 }),
      ],
    ],
  ])('%s', async (_page, run) => {
    expect(await sourcesOf(run)).toBeNull();
    expect(await sourcesOf(visit)).not.toBeNull();
  });
});
