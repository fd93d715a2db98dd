import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { recordEvents } from '@network/core/testing/record-events.ts';
import PageMeasure from './page-measure.tsx';

async function eventsOf(loader: () => Promise<unknown>): Promise<readonly string[]> {
  const { measuring, events } = recordEvents();
  const { Page, router } = pageFixture({ path: '/anywhere', measuring });
  Object.assign(router.routesById['/$'].options, { loader, errorComponent: () => null });
  await router.load();
  render(<PageMeasure />, { wrapper: Page });
  await expect.poll(() => events).not.toEqual([]);
  return events.map(([name]) => name);
}

it('K12 an error page in the place of a page is an event of its own', async () => {
  expect(await eventsOf(() => Promise.resolve(null))).toEqual(['pageView']);
  expect(await eventsOf(() => Promise.reject(new Error('broken')))).toEqual(['pageView', 'pageFailed']);
});
