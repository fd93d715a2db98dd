import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { readAlone, readTogether, type StatementPart } from './read-together.ts';
import { slot } from './stored-statement.ts';

const gateway = gatewayForTests({});
afterEach(() => vi.restoreAllMocks());

const sum = (more: number): StatementPart<string, { readonly sum: number }> => ({
  name: 'test_sum',
  values: { testSum: more },
  select: () => sql`json_build_object('sum', 1 + ${slot('testSum')}::int)`,
  read: (json) => `the sum is ${json.sum}`,
});
const word = (text: string): StatementPart<string, string> => ({
  name: 'test_word',
  values: { testWord: text },
  select: () => sql`to_json(${slot('testWord')}::text)`,
  read: (json) => json,
});
const wrong: StatementPart<number, number> = {
  name: 'test_wrong',
  values: { testWrong: 0 },
  select: () => sql`to_json(1 / ${slot('testWrong')}::int)`,
  read: (json) => json,
};

const statements = () => vi.spyOn(gateway.services.db.getExecutor(), 'executeQuery');

it('reads what is requested in one turn by one statement, also after something that was known', async () => {
  const sent = statements();
  const read = readTogether(gateway.services.db, {});
  const later = Promise.resolve().then(() => read(word('later')));
  expect(await Promise.all([read(sum(2)), later])).toEqual(['the sum is 3', 'later']);
  expect(sent).toHaveBeenCalledTimes(1);
});

it('reads again what is requested again later', async () => {
  const sent = statements();
  const read = readTogether(gateway.services.db, {});
  expect(await read(sum(1))).toBe('the sum is 2');
  expect(await read(sum(5))).toBe('the sum is 6');
  expect(sent).toHaveBeenCalledTimes(2);
});

it('reads the same part once, and another one of the same name by itself', async () => {
  const sent = statements();
  const read = readTogether(gateway.services.db, {});
  const answers = await Promise.all([read(word('a')), read(word('a')), read(word('b'))]);
  expect(answers).toEqual(['a', 'a', 'b']);
  expect(sent).toHaveBeenCalledTimes(2);
});

it('mixes nothing of two people, and reads each part alone where that is wanted', async () => {
  const sent = statements();
  const { db } = gateway.services;
  const [ada, ben] = [readTogether(db, {}), readTogether(db, {})];
  expect(await Promise.all([ada(word('ada')), ben(word('ben')), readAlone(db)(word('cay'))])).toEqual([
    'ada',
    'ben',
    'cay',
  ]);
  expect(sent).toHaveBeenCalledTimes(3);
});

it('fails each of them where the statement fails, and the next ones are read', async () => {
  const read = readTogether(gateway.services.db, {});
  const [first, second] = await Promise.allSettled([read(word('a')), read(wrong)]);
  expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  expect(await read(word('a'))).toBe('a');
});
