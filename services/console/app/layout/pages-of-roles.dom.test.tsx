import { act, cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MEMBER_ACTIONS } from '@network/access/staff/member-actions.ts';
import { mayCallOperation } from '@network/access/staff/staff-operations.ts';
import { scopesOfRole, STAFF_ROLES, type StaffRole } from '@network/access/staff/staff-rights.ts';
import { answerBySchema, fieldsOf, readStaffSchema } from '@network/testing/staff-answers.ts';
import { contentSections } from '../content/content-sections.ts';
import { words } from '../messages/words.ts';
import { may } from '../session/session.ts';
import { openPage, PATIENTLY } from '../testing/console-page.tsx';
import { addressesOf, type Effect, everyOffer, type Offer, offersOf, ownOffersOf } from '../testing/offered-buttons.ts';
import { OFFERED_DATA } from '../testing/offered-data.ts';
import { areas } from './areas.ts';

const pages = areas.flatMap((area) => area.pages);
const entries = areas.flatMap((area) => area.entries);
const schema = readStaffSchema();
const answer = answerBySchema(schema, OFFERED_DATA);
const REFUSED = words.refused.title;
const BUSY = `[aria-busy=true], [aria-label="${words.loading}"]`;
/** Kinds of content whose pages offer what those of tags do: they are opened by an admin alone, to save minutes. */
const LIKE_TAGS = contentSections.filter(({ kind }) => !['film', 'caption', 'tag', 'offer', 'plan'].includes(kind));
const isLikeTags = (path: string): boolean => LIKE_TAGS.some((section) => path.split('$')[0]?.startsWith(section.path));
/** The pages of the others are opened in torture runs: each of them is closed and opened by the same rule. */
const DAILY: readonly StaffRole[] = ['support', 'admin'];
/** Integrators call these with a token; no page does. */
const WITHOUT_PAGE = ['createWebhook', 'enableWebhook', 'replayWebhook', 'deleteWebhook'];

/** The operations of the staff API that a generated document calls: the fields of its first level. */
const operationsOf = (document: string): readonly string[] =>
  [...document.slice(document.indexOf('{\n'), document.indexOf('\n}')).matchAll(/^ {2}(?:\w+: )?(\w+)/gm)].map(
    ([, name = '']) => name,
  );

const mayCall = (role: StaffRole, operation: string): boolean =>
  mayCallOperation({ role, scopes: scopesOfRole(role) }, operation);

function isPermitted(role: StaffRole, effect: Effect): boolean {
  if (effect === 'none') return true;
  if ('action' in effect) return may({ role }, MEMBER_ACTIONS[effect.action]);
  return effect.mutations.every((operation) => mayCall(role, operation));
}

const isNamed = ([wanted]: Offer, name: string): boolean =>
  typeof wanted === 'string' ? wanted === name : wanted.test(name);

/** Names of the buttons of the page, of its boxes to choose rows by, where its links add something, and `drag`. */
function controls(): readonly string[] {
  const main = screen.getByRole('main');
  const named = [...main.querySelectorAll('button, input[type=checkbox][aria-label]')].map(
    (control) => control.getAttribute('aria-label') ?? control.textContent.trim(),
  );
  const isDraggable = main.querySelector('[draggable=true]') !== null;
  return [...named, ...linkedPaths(main).filter((path) => path.endsWith('/new')), ...(isDraggable ? ['drag'] : [])];
}

const linkedPaths = (main: HTMLElement): readonly string[] =>
  [...main.querySelectorAll('a[href^="/"]')].map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*/, ''));

/** The page that an address is of. */
const pageAt = (address: string) =>
  pages.find(({ path }) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`).test(address));

const nextTurn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** Opens an address with all its data. @returns what was called */
async function openWhole(address: string, role: StaffRole): Promise<readonly string[]> {
  const queries: string[] = [];
  const { client } = await openPage(address, role, answer, (query) => queries.push(query));
  const expectWhole = () => {
    expect(document.querySelector('h1')?.textContent ?? words.loading).not.toBe(words.loading);
    expect(document.querySelector(BUSY)).toBeNull();
    expect(client.isFetching()).toBe(0);
  };
  await vi.waitFor(
    async () => {
      expectWhole();
      // Answers are shown in the turn after they came, and what is read because of them begins after that.
      await nextTurn();
      expectWhole();
      await nextTurn();
      expectWhole();
    },
    { ...PATIENTLY, interval: 5 },
  );
  return queries;
}

it('knows of every mutation which button leads to it', () => {
  const offered = everyOffer.flatMap(([, effect]) =>
    effect === 'none' ? [] : 'action' in effect ? ['actOnMember'] : effect.mutations,
  );
  expect([...new Set([...offered, ...WITHOUT_PAGE])].toSorted()).toEqual(fieldsOf(schema, 'mutation').toSorted());
  const actions = everyOffer.flatMap(([, effect]) => (effect !== 'none' && 'action' in effect ? [effect.action] : []));
  expect(actions.toSorted()).toEqual(Object.keys(MEMBER_ACTIONS).toSorted());
});

describe.each(STAFF_ROLES)('%s, in the console', (role) => {
  const effort = DAILY.includes(role) ? {} : { tags: ['long'] };
  it('finds in the navigation what the rules open, and nothing else', async () => {
    await openPage('/', role, {});
    const navigation = await screen.findByRole('navigation', { name: words.navigation.label });
    const shown = within(navigation)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href !== '/');
    const permitted = entries.filter(({ scope }) => may({ role }, scope)).map(({ href }) => href);
    expect(new Set(shown)).toEqual(new Set(permitted));
  });

  it.each(pages.filter(({ scope }) => !may({ role }, scope)))(
    'is refused $path, and calls nothing there',
    effort,
    async (page) => {
      for (const address of addressesOf(page.path)) {
        cleanup();
        const { calls } = await openPage(address, role, {});
        expect(await screen.findByRole('heading', { name: REFUSED })).toBeDefined();
        expect(calls).toEqual([]);
        expect(controls()).toEqual([]);
      }
    },
  );

  it('is refused a form for new content without the right to write it', async () => {
    await openPage('/films/new', role, {});
    const isRefused = !may({ role }, 'content:write');
    await vi.waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1), PATIENTLY);
    expect(screen.queryByRole('heading', { name: REFUSED }) !== null).toBe(isRefused);
  });

  it.each(pages.filter(({ path, scope }) => may({ role }, scope) && (role === 'admin' || !isLikeTags(path))))(
    'opens $path, is offered there what the rules permit, and nothing else',
    effort,
    async ({ path }) => {
      const shown: string[] = [];
      for (const address of addressesOf(path)) {
        cleanup();
        const queries = await openWhole(address, role);
        expect(screen.queryByRole('heading', { name: REFUSED })).toBeNull();
        expect(queries.every((query) => operationsOf(query).length > 0)).toBe(true);
        expect(queries.flatMap(operationsOf).filter((operation) => !mayCall(role, operation))).toEqual([]);
        shown.push(...controls());
        const closed = linkedPaths(screen.getByRole('main')).filter((linked) => {
          const page = pageAt(linked);
          return page !== undefined && !may({ role }, page.scope);
        });
        expect(closed).toEqual([]);
      }
      expect(shown.filter((name) => !offersOf(path).some((offer) => isNamed(offer, name)))).toEqual([]);
      const offered = ownOffersOf(path).filter((offer) => shown.some((name) => isNamed(offer, name)));
      expect(offered.map(([name]) => String(name))).toEqual(
        ownOffersOf(path)
          .filter(([, effect]) => isPermitted(role, effect))
          .map(([name]) => String(name)),
      );
    },
  );
});
