import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { addVideo } from '../../../content/catalogue/testing/public.ts';
import { signInMember, type TestMember } from '../../../money/membership/testing/public.ts';
import { type Desk, openDesk, verifyAudit } from '../../../staff/staff/testing/public.ts';
import { commentsOf } from '../testing/comment-operations.ts';

let ada: TestMember;
let moderator: Desk;
const gateway = gatewayForTests({ tenants: [vixen], clock: fixedClock('2026-03-02T12:00:00Z') });
beforeAll(async () => {
  ada = await signInMember(gateway, vixen, 'ada');
  moderator = await openDesk(gateway, 'moderator');
});
beforeEach(async () => {
  const { db } = gateway.services;
  await clearLimits(db);
  await db.deleteFrom('comment_words').execute();
  await db.deleteFrom('comments').execute();
});

let films = 0;
/** Writes comments on a film of their own. */
async function say(...texts: readonly string[]): Promise<readonly string[]> {
  films += 1;
  const film = await addVideo(gateway.services.db, `film-${films}`, 'vixen');
  const answers: string[] = [];
  for (const text of texts) {
    await clearLimits(gateway.services.db);
    const { code, __typename } = await commentsOf(ada, film).add(text);
    answers.push(code ?? __typename);
  }
  return answers;
}

interface Answer {
  readonly __typename: string;
  readonly word?: string;
  readonly before?: string | null;
  readonly code?: string;
  readonly message?: string;
}
const RESULT = '{ __typename ... on BannedWordDecided { word before } ... on BannedWordRefused { code message } }';
const change = async (field: string, variables: Readonly<Record<string, string>>): Promise<Answer> => {
  const { data, errors } = await moderator.call<{ it: Answer }>(field, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.it;
};
const decide = (text: string, verdict = 'banned') =>
  change(
    `mutation ($text: String!, $verdict: BannedWordVerdict!) { it: decideBannedWord(text: $text, verdict: $verdict) ${RESULT} }`,
    { text, verdict },
  );
const remove = (text: string) =>
  change(`mutation ($text: String!) { it: removeBannedWord(text: $text) ${RESULT} }`, { text });
const preview = async (text: string, verdict = 'banned') => {
  const { data } = await moderator.call<{ it: object }>(
    `query ($text: String!, $verdict: BannedWordVerdict!) { it: previewBannedWord(text: $text, verdict: $verdict) {
      word reading spellings latestComments caughtComments caughtExamples refusal { code } } }`,
    { text, verdict },
  );
  return data.it;
};
const refused = (code: string) => expect.objectContaining({ __typename: 'BannedWordRefused', code });
const tries = async (text: string) => {
  const { data } = await moderator.call<{ it: boolean }>('query ($text: String!) { it: tryBannedWords(text: $text) }', {
    text,
  });
  return data.it;
};

describe('D28 a word that staff ban', () => {
  it('is refused in the next comment however it is spelled, until it is removed', async () => {
    expect(await say('Pineapple pizza')).toEqual(['CommentAdded']);
    expect(await decide(' Pine\u0301apple  ')).toEqual({
      __typename: 'BannedWordDecided',
      word: 'pin\u00e9apple',
      before: null,
    });
    expect(await say('p1neapple', 'p i n e a p p l e')).toEqual(['BANNED_WORD', 'BANNED_WORD']);
    expect(await tries('a PINEAPPLE')).toBe(true);
    const { data } = await moderator.call('{ bannedWords { word verdict decidedAt decidedBy } }');
    expect(data).toEqual({
      bannedWords: [
        {
          word: 'pin\u00e9apple',
          verdict: 'banned',
          decidedAt: '2026-03-02T12:00:00.000Z',
          decidedBy: moderator.email,
        },
      ],
    });
    expect(await remove('PINEAPPLE')).toMatchObject({ word: 'pin\u00e9apple', before: 'banned' });
    expect(await remove('PINEAPPLE')).toEqual(refused('GONE'));
    expect(await say('p1neapple')).toEqual(['CommentAdded']);
  });

  it('is refused for what is empty, too long, there already, or banned by a list', async () => {
    await decide('pineapple');
    expect(await decide('  !!! ')).toEqual(refused('EMPTY'));
    expect(await decide('x'.repeat(61))).toEqual(refused('TOO_LONG'));
    expect(await decide('P1NEAPPLE')).toEqual(refused('DUPLICATE'));
    expect(await decide('idiot')).toEqual(refused('ON_LIST'));
    expect(await decide('more pineapple')).toEqual(refused('ON_LIST'));
    expect(await tries('more pineapple')).toBe(true);
  });

  it('is refused when it is in a large share of the latest comments, and says of how many before', async () => {
    await say('A film', 'One film', 'This film', 'That film', 'Some film', 'The light', 'The end', 'Light');
    expect(await preview('Film')).toEqual({
      word: 'film',
      reading: 'fiim',
      spellings: ['f1lm', 'f!lm', 'f i l m', 'FILM'],
      latestComments: 8,
      caughtComments: 5,
      caughtExamples: ['Some film', 'That film', 'This film', 'One film', 'A film'],
      refusal: { code: 'TOO_BROAD' },
    });
    expect(await decide('Film')).toEqual(refused('TOO_BROAD'));
    expect(await say('Another film')).toEqual(['CommentAdded']);
    expect(await preview('light')).toMatchObject({ latestComments: 9, caughtComments: 2, refusal: null });
    expect(await decide('light')).toMatchObject({ __typename: 'BannedWordDecided' });
  });

  it('may be allowed although a list bans it, and banned again', async () => {
    expect(await decide('pineapple', 'allowed')).toEqual(refused('NOT_BANNED'));
    expect(await decide('an idiot', 'allowed')).toEqual(refused('STILL_BANNED'));
    expect(await say('moron')).toEqual(['BANNED_WORD']);
    expect(await decide('moron', 'allowed')).toMatchObject({ word: 'moron', before: null });
    expect(await say('moron')).toEqual(['CommentAdded']);
    expect(await decide('moron')).toMatchObject({ word: 'moron', before: 'allowed' });
    expect(await say('moron')).toEqual(['BANNED_WORD']);
  });

  it('is decided on once when two do so at the same time', async () => {
    const answers = await Promise.all([decide('pineapple'), decide('PINEAPPLE'), decide('p1neapple')]);
    expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['DUPLICATE', 'DUPLICATE', 'done']);
  });
});

it('every change of a word is in the audit', async () => {
  const { db } = gateway.services;
  await decide('audited');
  await remove('audited');
  const rows = await db
    .selectFrom('staff_audit')
    .select(['action', 'before', 'after'])
    .where('entity_kind', '=', 'bannedWord')
    .where('entity_id', '=', 'audited')
    .orderBy('sequence')
    .execute();
  expect(rows).toEqual([
    { action: 'word.ban', before: null, after: { verdict: 'banned' } },
    { action: 'word.remove', before: { verdict: 'banned' }, after: null },
  ]);
  expect(await verifyAudit(db)).toEqual({ rows: expect.any(Number) });
});
