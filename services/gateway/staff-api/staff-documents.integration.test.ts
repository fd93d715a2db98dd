import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import documents from '@network/graphql/console-operations.json' with { type: 'json' };
import { gatewayForTests } from '@network/testing/gateway.ts';
import { fixedClock } from '../config/clock.ts';
import { registerConsoleDocuments } from '../modules/platform/releases/public.ts';
import { modules } from '../modules/registry.ts';
import { type ConsoleBrowser, type Desk, openConsole, openDesk } from '../modules/staff/staff/testing/public.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { readOwnConsoleDocuments } from './staff-documents.ts';

const PASSWORD = 'long winter evenings';
const clock = fixedClock('2026-03-02T12:00:00Z');
let editor: Desk;
let browser: ConsoleBrowser;
const gateway = gatewayForTests({ clock, config: { persistedOperationsOnly: true } });
beforeAll(async () => {
  editor = await openDesk(gateway, 'editor');
  const password_hash = await hashPassword(PASSWORD);
  await gateway.services.db.updateTable('staff_members').set({ password_hash }).execute();
});
beforeEach(async () => {
  await gateway.services.db.deleteFrom('console_documents').execute();
  // What is known of before is read again.
  clock.advance(61_000);
  browser = openConsole(gateway);
  await browser.signIn(editor.email, PASSWORD);
});

const OWN = Object.values(documents).find((text) => text.startsWith('query HasStockMedia')) ?? '';
const FORMER = 'query FilmsOfBefore { contentPage(kind: film) { next } }';
const FORMER_SAVE = `mutation CreateTag($input: LabelInput!) { result: createTag(input: $input) { __typename } }`;
const LEFT_BEHIND = 'query FilmsOfLongAgo { filmsOfLongAgo { title } }';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const release = (...texts: readonly string[]) => new Map(texts.map((text) => [hashOf(text), text]));

async function send(body: object) {
  const answer = await browser.send('POST', '/staff/graphql', body);
  const { errors } = answer.json<{ errors?: readonly { extensions: { code: string } }[] }>();
  return [answer.statusCode, errors?.[0]?.extensions.code ?? 'answered'];
}
const sendHash = (text: string, variables: object = {}) =>
  send({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } } });

it('a session in the console runs in production what the console sends, by its hash', async () => {
  expect(await sendHash(OWN)).toEqual([200, 'answered']);
});

it('a session in the console is refused a document of its own in production, even one that the console has', async () => {
  expect(await send({ query: '{ __typename }' })).toEqual([403, 'FORBIDDEN']);
  expect(await send({ query: OWN })).toEqual([403, 'FORBIDDEN']);
  expect(await sendHash('{ __typename }')).toEqual([503, 'DOCUMENT_UNKNOWN']);
  expect(await send({ variables: {} })).toEqual([400, 'BAD_REQUEST']);
});

it('a program with a token writes its own documents, as the pages about integration say', async () => {
  expect(await editor.call('{ contentPage(kind: film) { next } }')).toMatchObject({ status: 200 });
});

it('a console of the release before goes on beside this one, from the start of its gateway on', async () => {
  expect(await sendHash(FORMER)).toEqual([503, 'DOCUMENT_UNKNOWN']);
  await registerConsoleDocuments(gateway.services, release(FORMER));
  clock.advance(1_000);
  expect(await sendHash(FORMER)).toEqual([200, 'answered']);
  await registerConsoleDocuments(gateway.services, readOwnConsoleDocuments());
  clock.advance(61_000);
  expect(await sendHash(FORMER)).toEqual([200, 'answered']);
});

it('a release is forgotten a month after a gateway of another started, and not while its own starts again', async () => {
  const purge = async (days: number) => {
    const at = new Date(clock.now().getTime() + days * 86_400_000);
    const purges = modules.flatMap((module) => module.purges ?? []);
    await purges.find(({ what }) => what === 'consoleDocuments')?.run(gateway.services.db, at);
    const left = await gateway.services.db.selectFrom('console_documents').select('text').orderBy('text').execute();
    return left.map(({ text }) => text);
  };
  await registerConsoleDocuments(gateway.services, release(FORMER, OWN));
  expect(await purge(400)).toHaveLength(2);
  await registerConsoleDocuments(gateway.services, release(OWN));
  await registerConsoleDocuments(gateway.services, release(FORMER, OWN));
  expect(await purge(400)).toHaveLength(2);
  await registerConsoleDocuments(gateway.services, release(OWN));
  expect(await purge(29)).toHaveLength(2);
  expect(await purge(31)).toEqual([OWN]);
});

it('a console of the release before writes nothing by what it saved with, and is told to be loaded again', async () => {
  await registerConsoleDocuments(gateway.services, release(FORMER_SAVE));
  const answer = await browser.send('POST', '/staff/graphql', {
    variables: { input: { slug: 'dusk', name: 'Dusk' } },
    extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(FORMER_SAVE) } },
  });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  expect(answer.json()).toMatchObject({
    errors: [{ extensions: { code: 'DOCUMENT_UNKNOWN', messageKey: 'errors.endedRelease' } }],
  });
  expect(await gateway.services.db.selectFrom('content_items').select('id').execute()).toEqual([]);
});

it('a document that the schema has left behind is unknown, so that its page is loaded again', async () => {
  await registerConsoleDocuments(gateway.services, release(LEFT_BEHIND));
  expect(await sendHash(LEFT_BEHIND)).toEqual([503, 'DOCUMENT_UNKNOWN']);
});
