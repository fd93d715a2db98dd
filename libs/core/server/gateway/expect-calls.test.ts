import { beforeEach, expect, it } from 'vitest';
import { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
import type { Execute } from '../../api/execute.ts';
import { type CallMemory, createCallMemory, type ExpectedCalls } from './expect-calls.ts';

const query = (name: string) =>
  new TypedDocumentString<string, Record<string, never>>({ hash: name, name, kind: 'query' });
const [PERSON, SUMS, NOTICES] = [query('person'), query('sums'), query('notices')];
const FILM = new TypedDocumentString<string, { readonly id: string }>({ hash: 'film', name: 'film', kind: 'query' });

let memory: CallMemory;
let sent: string[] = [];
let failing: string | null = null;
beforeEach(() => {
  memory = createCallMemory();
  sent = [];
  failing = null;
});

const send = (async (document: typeof PERSON, variables?: { readonly id?: string }) => {
  const { name } = document.__meta__;
  sent.push(name + (variables?.id ?? ''));
  if (name === failing) throw new Error(`${name} failed`);
  return `answer to ${name}`;
}) as unknown as Execute;

/** A page that reads its person, then what it shows. */
async function visit(address: string, page: (calls: ExpectedCalls) => Promise<unknown>): Promise<string[]> {
  const before = sent.length;
  const calls = memory.expect(address, send);
  await calls.execute(PERSON);
  const first = sent.slice(before);
  await page(calls);
  calls.remember();
  return first;
}

const account = ({ execute }: ExpectedCalls) => Promise.all([execute(SUMS), execute(NOTICES)]);

it('a page of an address sends what it requested the last time with its first call, and nothing twice', async () => {
  expect(await visit('/account', account)).toEqual(['person']);
  expect(sent).toEqual(['person', 'sums', 'notices']);
  sent = [];
  expect(
    await visit('/account', async (calls) =>
      expect(await account(calls)).toEqual(['answer to sums', 'answer to notices']),
    ),
  ).toEqual(['person', 'sums', 'notices']);
  expect(sent).toHaveLength(3);
  expect(await visit('/elsewhere', account)).toEqual(['person']);
});

it('what it no longer requests is not expected any more, and may fail', async () => {
  await visit('/account', account);
  failing = 'notices';
  await visit('/account', ({ execute }) => execute(SUMS));
  expect(await visit('/account', ({ execute }) => execute(SUMS))).toEqual(['person', 'sums']);
});

it('a failure is that of the call that it belongs to', async () => {
  await visit('/account', account);
  failing = 'sums';
  const calls = memory.expect('/account', send);
  expect(await calls.execute(PERSON)).toBe('answer to person');
  expect(await calls.execute(NOTICES)).toBe('answer to notices');
  await expect(calls.execute(SUMS)).rejects.toThrow('sums failed');
});

it('nothing of one person is sent for another: variables are not remembered', async () => {
  const page = ({ execute }: ExpectedCalls) => Promise.all([execute(SUMS), execute(FILM, { id: '7' })]);
  await visit('/films', page);
  expect(await visit('/films', page)).toEqual(['person', 'sums']);
  expect(sent.filter((each) => each === 'film7')).toHaveLength(2);
});

it('what was requested again, or after something was posted, is read again', async () => {
  await visit('/account', account);
  sent = [];
  const calls = memory.expect('/account', send);
  await calls.execute(PERSON);
  calls.forget();
  await calls.execute(SUMS);
  await calls.execute(SUMS);
  expect(sent).toEqual(['person', 'sums', 'notices', 'sums', 'sums']);
});
