// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { STAFF_ROLES, type StaffRole } from '@network/access/staff/staff-rights.ts';
import { type DemonstrationProcess, startDemonstration } from '@network/testing/demonstration-process.ts';
import { isWholeRun } from '@network/testing/effort.ts';
import vixen from '../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../apps/vixenplus/tenant.ts';
import { may } from '../session/session.ts';
import { offersOf } from '../testing/offered-buttons.ts';
import { type AskGateway, namesOfControls, openAtGateway, pressThrough } from '../testing/press-control.ts';
import { areas } from './areas.ts';

/**
 * How many are opened or pressed of pages that are alike (members, films), and of buttons that are alike (those of
 * rows).
 */
const MOST_ALIKE = 2;
/** Outside of the torture run each role opens one page in so many, and each role others. */
const STEP = isWholeRun() ? 1 : 8;
/** Buttons that are no action of the page: a file of a list, what is chosen of it. */
const OF_LISTS = /^(?:CSV of |Columns$|Delete “)/;

const pages = areas.flatMap((area) => area.pages);
const entries = areas.flatMap((area) => area.entries);

let network: DemonstrationProcess;
beforeAll(async () => {
  network = await startDemonstration([vixen, vixenplus]);
}, 600_000);
afterAll(() => network.close());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pageAt = (address: string) => {
  const path = address.replace(/[?#].*/, '');
  return pages.find((page) => new RegExp(`^${page.path.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path));
};

/** What is alike about addresses: the page, and the tab of it. */
const kindOf = (address: string): string =>
  `${pageAt(address)?.path ?? ''} ${new URLSearchParams(address.split('?')[1]).get('tab') ?? ''}`;

async function askAs(role: StaffRole): Promise<AskGateway> {
  const headers = await network.staffHeaders(role);
  return async (query, variables) => (await network.post('/staff/graphql', { query, variables }, headers)).body;
}

/** Addresses of this page's kind that nobody has yet, of those that it leads to. */
function linkedFrom(known: readonly string[], role: StaffRole): readonly string[] {
  const links = [...document.querySelectorAll('main a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');
  const chosen: string[] = [];
  for (const address of links) {
    const page = pageAt(address);
    if (page === undefined || !may({ role }, page.scope) || [...known, ...chosen].includes(address)) continue;
    const alike = [...known, ...chosen].filter((each) => kindOf(each) === kindOf(address));
    if (alike.length < MOST_ALIKE) chosen.push(address);
  }
  return chosen;
}

/** Chooses the first few of the buttons that do the same, each by its name and its place among those of that name. */
function chosenControls(path: string): readonly (readonly [name: string, place: number])[] {
  const seen = new Map<string, number>();
  const places = new Map<string, number>();
  return namesOfControls().flatMap((name) => {
    const place = places.get(name) ?? 0;
    places.set(name, place + 1);
    if (OF_LISTS.test(name)) return [];
    const alike = offersOf(path).findIndex(([wanted]) =>
      typeof wanted === 'string' ? wanted === name : wanted.test(name),
    );
    const key = alike < 0 ? name : String(alike);
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return count < MOST_ALIKE ? [[name, place] as const] : [];
  });
}

/** The roles whose pages have the most buttons take minutes: they are pressed by night. */
const LONG: readonly StaffRole[] = ['support', 'editor', 'admin'];

describe.each(STAFF_ROLES)('%s, in the console of the demonstration', (role) => {
  it(
    'presses every button of every page to its end, and nothing fails or is refused',
    { timeout: isWholeRun() ? 3_600_000 : 600_000, ...(LONG.includes(role) ? { tags: ['long'] } : {}) },
    async () => {
      const ask = await askAs(role);
      const shift = STAFF_ROLES.indexOf(role);
      const addresses = entries
        .filter(({ scope }) => may({ role }, scope))
        .map(({ href }) => href)
        .filter((_, index) => index % STEP === shift % STEP);
      const wrong: string[] = [];
      for (let at = 0; at < addresses.length; at += 1) {
        const address = addresses[at] ?? '';
        const opened = await openAtGateway(address, role, ask);
        wrong.push(...opened.wrong.map((what) => `${address}: ${what}`));
        addresses.push(...linkedFrom(addresses, role));
        for (const [name, place] of chosenControls(pageAt(address)?.path ?? '')) {
          const page = await openAtGateway(address, role, ask);
          const failures = await pressThrough(page, name, place);
          wrong.push(...failures.map((what) => `${address} “${name}”: ${what}`));
        }
      }
      expect(addresses.length).toBeGreaterThan(1);
      expect(wrong).toEqual([]);
    },
  );
});
