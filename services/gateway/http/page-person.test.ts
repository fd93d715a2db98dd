import { expect, it, vi } from 'vitest';
import { createPagePersons, type PersonOfCall } from './page-person.ts';
import { personFactsOf } from './person-facts.ts';

const page = { pageId: 'p1', sessionId: 's1', tenantId: 'vixen' };

function personOfCall(name: string): PersonOfCall {
  const owner = {
    userId: name,
    sessionId: 's1',
    owesTerms: false,
    isLocked: false,
    facts: personFactsOf({}, new Date(0)),
  };
  return {
    sessionHolder: async () => owner,
    sessionOwner: vi.fn<PersonOfCall['sessionOwner']>(async () => owner),
    person: async () => owner,
    viewer: async () => Promise.reject(new Error('not read here')),
    ability: async () => Promise.reject(new Error('not read here')),
  };
}

const nameOf = async (person: PersonOfCall) => (await person.sessionOwner())?.userId;

it('reads the person of a page once for all of its calls', async () => {
  const persons = createPagePersons();
  expect(await nameOf(persons.share(page, () => personOfCall('first')))).toBe('first');
  expect(await nameOf(persons.share(page, () => personOfCall('second')))).toBe('first');
});

it.each([
  ['page', { ...page, pageId: 'p2' }],
  ['session', { ...page, sessionId: 's2' }],
  ['brand', { ...page, tenantId: 'slayed' }],
])('never gives one to another %s', async (_what, other) => {
  const persons = createPagePersons();
  persons.share(page, () => personOfCall('first'));
  expect(await nameOf(persons.share(other, () => personOfCall('second')))).toBe('second');
});

it('reads again once the page must be done, or its rights have changed', async () => {
  let now = 1;
  const persons = createPagePersons(() => now);
  persons.share(page, () => personOfCall('first'));
  now += 5_001;
  expect(await nameOf(persons.share(page, () => personOfCall('second')))).toBe('second');
  persons.forget(page);
  expect(await nameOf(persons.share(page, () => personOfCall('third')))).toBe('third');
});

it('does not share a failure with later calls', async () => {
  const persons = createPagePersons();
  const failing = { ...personOfCall('x'), sessionOwner: () => Promise.reject(new Error('away')) };
  await expect(persons.share(page, () => failing).sessionOwner()).rejects.toThrow('away');
  expect(await nameOf(persons.share(page, () => personOfCall('again')))).toBe('again');
});
