import { describe, expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { secretsOf } from '../config/secrets.ts';
import { issueRights, readRights, RIGHTS_LIFE_MS, rightsClassOf, STAND_IN_ID } from './stand-in.ts';

const SECRETS = secretsOf({ brand: 'b'.repeat(32), gateway: 'g'.repeat(32) });
const NOW = new Date('2026-03-02T12:00:00Z');
const FACTS = { autoplayEnabled: true, isWatching: false, hasNewFilms: false };
const PERSON = { ...VISITOR, userId: 'b1d1f3a0', unlockedVideoIds: ['vxn-2', 'vxn-1'], siteAccess: ['vixen'] } as const;

const issue = (person: Parameters<typeof rightsClassOf>[0], facts = FACTS, tenant = 'vixen') =>
  issueRights(SECRETS, tenant, rightsClassOf(person, facts), NOW);
const read = (token: string, tenant = 'vixen', at = NOW) => readRights(SECRETS, tenant, token, at);

describe('a class of rights', () => {
  it('has the rights of the person, and no id, name or other trace of them', () => {
    const { token = '' } = issue(PERSON) ?? {};
    expect(read(token)).toMatchObject({ userId: STAND_IN_ID, unlockedVideoIds: ['vxn-1', 'vxn-2'] });
    expect(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).not.toContain(PERSON.userId);
  });

  it('is the same for another person with the same rights, and another for every difference', () => {
    const { id } = issue(PERSON) ?? {};
    const ids = [
      issue({ ...PERSON, userId: 'another', unlockedVideoIds: ['vxn-1', 'vxn-2'] }),
      issue({ ...PERSON, unlockedVideoIds: [] }),
      issue(PERSON, { ...FACTS, isWatching: true }),
      issue(PERSON, { ...FACTS, autoplayEnabled: false }),
      issue(PERSON, FACTS, 'slayed'),
    ].map((each) => each?.id);
    expect(ids[0]).toBe(id);
    expect(new Set(ids).size).toBe(5);
  });

  it('is signed once for the people of a while, with a token that lives long enough for a page', () => {
    const at = (ms: number) =>
      issueRights(SECRETS, 'vixen', rightsClassOf(PERSON, FACTS), new Date(NOW.getTime() + ms));
    const first = at(60_000);
    expect(at(60_000 + RIGHTS_LIFE_MS / 3 - 1)).toBe(first);
    const next = at(60_000 + RIGHTS_LIFE_MS / 3);
    expect([next?.id, next?.token === first?.token]).toEqual([first?.id, false]);
  });

  it.each([
    ['another brand', (token: string) => read(token, 'slayed')],
    ['later', (token: string) => read(token, 'vixen', new Date(NOW.getTime() + RIGHTS_LIFE_MS))],
    ['rights that were added', (token: string) => read(token.replace(/^.{40}/, (head) => `${head}A`))],
    ['a later end', (token: string) => read(token.replace(/\.\w+\./, '.zzzzzzzzz.'))],
    ['no signature', (token: string) => read(token.replace(/[^.]+$/, ''))],
    ['nothing at all', () => read('')],
  ])('lets nobody in with a token for %s', (_what, use) => {
    const { token = '' } = issue(PERSON) ?? {};
    expect(read(token).siteAccess).toEqual(['vixen']);
    expect(() => use(token)).toThrow('Expected a token of rights');
  });

  it('is not issued for more than calls can carry', () => {
    const many = Array.from({ length: 500 }, (_each, index) => `vxn-${index}`);
    expect(issue({ ...PERSON, unlockedVideoIds: many })).toBeNull();
  });
});
