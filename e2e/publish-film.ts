import { expect } from '@playwright/test';
import { runOperation } from './outside/run-operation.ts';

const gateway = `http://localhost:${Number(process.env['E2E_PORT'] ?? '4664') + 1}`;
const RIGHTS = 'content:read,content:write,content:publish';
const SAVED = '{ __typename ... on ContentSaved { item { id version } } }';

const DAY_MS = 86_400_000;

/**
 * A film that came out three days ago: it is news for those who follow its performer, and no other journey finds it first in a
 * list, where it has no pictures and no film of its own. Other journeys count the films of the flagship.
 */
interface NewFilm {
  readonly site: string;
  readonly title: string;
  /** Slugs of the performers. */
  readonly performers?: readonly string[];
}

/** Creates a film and publishes it, by a token of the demonstration's editor: a sign-in needs a mailed code each time. */
export async function publishFilm({ site, title, performers = [] }: NewFilm): Promise<void> {
  const printed = await runOperation('admin', 'token', 'editor@demo.example', '--scopes', RIGHTS);
  const [token = ''] = /nst_\S+/u.exec(printed) ?? [];
  const call = async (query: string, variables: object) => {
    const answer = await fetch(`${gateway}/staff/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    return (await answer.json()) as { data: { it: { item: { id: string; version: number } } } };
  };
  const created = await call(`mutation ($input: FilmInput!) { it: saveContent(input: { film: $input }) ${SAVED} }`, {
    input: { slug: title.toLowerCase().replaceAll(' ', '-'), title, site, runLengthSeconds: 1_800, performers },
  });
  const { id, version } = created.data.it.item;
  const published = await call(
    `mutation ($id: ID!, $version: Int!, $at: DateTime!) {
      it: publishContent(kind: film, id: $id, expectedVersion: $version, releaseAt: $at) ${SAVED}
    }`,
    { id, version, at: new Date(Date.now() - 3 * DAY_MS).toISOString() },
  );
  expect(published).toMatchObject({ data: { it: { __typename: 'ContentSaved' } } });
}
