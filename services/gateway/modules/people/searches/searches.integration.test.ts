import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SAVED_SEARCHES } from '@network/tenant/saved-search-limits.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';
import { knownSubject } from '../../../personal-data/testing/known-subject.ts';
import { searchesPersonalData } from './personal-data.ts';
import { deleteSearchesForGood } from './saved-searches.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
let ada: TestMember;
let bea: TestMember;
let sister: TestMember;

const gateway = gatewayForTests({ tenants: [vixen, tushy], clock: { now: () => NOW } });
beforeAll(async () => {
  ada = await signInMember(gateway, vixen, 'ada');
  bea = await signInMember(gateway, vixen, 'bea');
  sister = await signInMember(gateway, tushy, 'cay');
});
beforeEach(async () => {
  await gateway.services.db.deleteFrom('saved_searches').execute();
});

interface Facet {
  readonly name: string;
  readonly values: readonly string[];
}
interface Outcome {
  readonly __typename: string;
  readonly savedSearchId: string;
  readonly code?: string;
}
const FIELDS = 'savedSearchId name place text order facets { name values } notifies';
const RESULT = `{ __typename ... on SavedSearch { ${FIELDS} } ... on SavedSearchRefused { code messageKey maximum existing } }`;

const changeOf = async (member: TestMember, call: string): Promise<Outcome> =>
  (await member.query<{ it: Outcome }>(`mutation { it: ${call} ${RESULT} }`)).it;

interface Search {
  readonly name?: string;
  readonly place?: 'VIDEOS' | 'SEARCH';
  readonly text?: string | null;
  readonly order?: string;
  readonly facets?: readonly Facet[];
}
function save(member: TestMember, search: Search = {}): Promise<Outcome> {
  const { name = 'Evenings', place = 'VIDEOS', text = 'piano', order = 'NEWEST', facets = [] } = search;
  const chosen = facets.map((each) => `{ name: "${each.name}", values: ${JSON.stringify(each.values)} }`).join(', ');
  const parameters = `{ place: ${place}, text: ${JSON.stringify(text)}, order: ${order}, facets: [${chosen}] }`;
  return changeOf(member, `saveSearch(name: ${JSON.stringify(name)}, search: ${parameters}, notifies: false)`);
}
const namesOf = async (member: TestMember) =>
  (await member.query<{ savedSearches: { name: string }[] }>('{ savedSearches { name } }')).savedSearches.map(
    ({ name }) => name,
  );

describe('saved searches', () => {
  it('are stored with their parameters in one form, under a name on one line', async () => {
    const facets = [
      { name: 'length', values: ['short', 'long', 'short'] },
      { name: 'categories', values: ['music', 'cooking'] },
      { name: 'year', values: [] },
    ];
    expect(await save(ada, { name: '  Slow \n evenings ', text: ' grand   piano ', order: 'RATING', facets })).toEqual({
      __typename: 'SavedSearch',
      savedSearchId: expect.any(String) as string,
      name: 'Slow evenings',
      place: 'VIDEOS',
      text: 'grand piano',
      order: 'RATING',
      facets: [
        { name: 'categories', values: ['cooking', 'music'] },
        { name: 'length', values: ['long', 'short'] },
      ],
      notifies: false,
    });
    expect(await namesOf(ada)).toEqual(['Slow evenings']);
  });

  it('are saved once, however their filters are ordered and their words spelled', async () => {
    const facets = [
      { name: 'categories', values: ['music', 'cooking'] },
      { name: 'length', values: ['short'] },
    ];
    await save(ada, { text: 'Café piano', facets });
    const same = { name: 'Again', text: 'piano  CAFE', facets: facets.toReversed() };
    expect(await save(ada, same)).toMatchObject({ code: 'ALREADY_SAVED', existing: 'Evenings' });
    for (const other of [{ ...same, order: 'NAME' }, { ...same, text: 'piano' }, { text: 'Café piano' }]) {
      expect(await save(ada, other)).toMatchObject({ __typename: 'SavedSearch' });
    }
    expect(await save(bea, same)).toMatchObject({ __typename: 'SavedSearch' });
  });

  it.each<[string, Search, string, number | null]>([
    ['an empty name', { name: ' ' }, 'NAME_LENGTH', SAVED_SEARCHES.longestName],
    ['a name that nobody sees', { name: '\u3164\u200b' }, 'NAME_LENGTH', SAVED_SEARCHES.longestName],
    ['a long name', { name: 'x'.repeat(81) }, 'NAME_LENGTH', SAVED_SEARCHES.longestName],
    ['a long text', { text: 'x'.repeat(201) }, 'TEXT_LENGTH', SAVED_SEARCHES.longestText],
    ['nothing to look for', { text: ' ', facets: [{ name: 'year', values: [] }] }, 'NOTHING_CHOSEN', null],
    ['an unknown filter', { facets: [{ name: 'mood', values: ['calm'] }] }, 'FILTER_UNKNOWN', null],
    ['an impossible value', { facets: [{ name: 'length', values: ['endless'] }] }, 'FILTER_UNKNOWN', null],
    [
      'a filter that is there twice',
      { facets: ['2024', '2025'].map((year) => ({ name: 'year', values: [year] })) },
      'FILTER_UNKNOWN',
      null,
    ],
    ['a site of another brand', { facets: [{ name: 'sites', values: ['tushy'] }] }, 'FILTER_UNKNOWN', null],
    [
      'a filter that its page lacks',
      { place: 'SEARCH', facets: [{ name: 'hair', values: ['red'] }] },
      'FILTER_UNKNOWN',
      null,
    ],
  ])('are refused with %s, and nothing is stored', async (_what, search, code, maximum) => {
    expect(await save(ada, search)).toMatchObject({ code, maximum, messageKey: `savedSearches.refused.${code}` });
    expect(await namesOf(ada)).toEqual([]);
  });

  it('are refused beyond the limit, on each brand', async () => {
    for (let number = 1; number <= SAVED_SEARCHES.most; number += 1) await save(ada, { text: `word${String(number)}` });
    expect(await save(ada)).toMatchObject({ code: 'TOO_MANY_SEARCHES', maximum: SAVED_SEARCHES.most });
    expect(await save(sister)).toMatchObject({ __typename: 'SavedSearch' });
  });

  it('are renamed, and belong to nobody else', async () => {
    const { savedSearchId } = await save(ada);
    for (const call of [
      `renameSavedSearch(savedSearchId: "${savedSearchId}", name: "Mine")`,
      `setSavedSearchNotices(savedSearchId: "${savedSearchId}", notifies: true)`,
      `restoreSavedSearch(savedSearchId: "${savedSearchId}")`,
    ]) {
      expect(await changeOf(bea, call), call).toMatchObject({ code: 'SEARCH_GONE' });
    }
    expect(await bea.query(`mutation { it: deleteSavedSearch(savedSearchId: "${savedSearchId}") }`)).toEqual({
      it: false,
    });
    expect(await namesOf(bea)).toEqual([]);
    expect(await changeOf(ada, `renameSavedSearch(savedSearchId: "${savedSearchId}", name: "Pianos")`)).toMatchObject({
      name: 'Pianos',
      notifies: false,
    });
    expect(await changeOf(ada, `renameSavedSearch(savedSearchId: "${savedSearchId}", name: "")`)).toMatchObject({
      code: 'NAME_LENGTH',
    });
  });

  it('are restored within a day, unless the same was saved since', async () => {
    const { db } = gateway.services;
    const { savedSearchId } = await save(ada);
    const remove = `mutation { it: deleteSavedSearch(savedSearchId: "${savedSearchId}") }`;
    const restore = `restoreSavedSearch(savedSearchId: "${savedSearchId}")`;
    expect(await changeOf(ada, restore)).toMatchObject({ code: 'SEARCH_GONE' });
    expect(await ada.query(remove)).toEqual({ it: true });
    expect(await ada.query(remove)).toEqual({ it: false });
    expect(await namesOf(ada)).toEqual([]);
    expect(await deleteSearchesForGood(db, NOW)).toBe(0);
    expect(await changeOf(ada, restore)).toMatchObject({ name: 'Evenings' });
    await ada.query(remove);
    await save(ada, { name: 'Since' });
    expect(await changeOf(ada, restore)).toMatchObject({ code: 'ALREADY_SAVED', existing: 'Since' });
    expect(await deleteSearchesForGood(db, new Date(NOW.getTime() + SAVED_SEARCHES.restorableMs + 1))).toBe(1);
    expect(await namesOf(ada)).toEqual(['Since']);
  });

  it('are part of a person’s export, and end with their account', async () => {
    const { db } = gateway.services;
    const leaver = await signInMember(gateway, vixen, 'dan');
    await save(leaver);
    await save(ada);
    const person = knownSubject(leaver.userId, 'dan@example.com');
    const exported = await searchesPersonalData.sections?.['savedSearches']?.(db, person);
    expect(exported).toMatchObject([{ name: 'Evenings', tenant_id: 'vixen', parameters: { text: 'piano' } }]);
    await db.deleteFrom('users').where('id', '=', leaver.userId).execute();
    const left = await db.selectFrom('saved_searches').select('user_id').execute();
    expect(left).toEqual([{ user_id: ada.userId }]);
  });

  it('need a person', async () => {
    const { errors } = await gateway.graphql('{ savedSearches { name } }', {}, { tenant: 'vixen', area: 'members' });
    expect(errors?.length).toBe(1);
  });
});
