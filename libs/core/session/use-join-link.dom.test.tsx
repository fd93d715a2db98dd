import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordEvents } from '../testing/record-events.ts';
import { telemetryOff } from '../telemetry/telemetry.ts';
import { PageProvider } from '../tenant/page-provider.tsx';
import { testTenant } from '../server/tenant-fixture.ts';
import { readSiteMeta } from '../server/site-meta.ts';
import { useJoinLink } from './use-join-link.ts';

function JoinLink() {
  return <a {...useJoinLink('hdr')}>Join</a>;
}

async function openPage() {
  const { measuring, events } = recordEvents();
  const root = createRootRoute();
  const video = createRoute({ getParentRoute: () => root, path: '/videos/$slug', component: JoinLink });
  const router = createRouter({
    routeTree: root.addChildren([video]),
    history: createMemoryHistory({ initialEntries: ['/videos/one'] }),
  });
  await router.load();
  const origin = { country: null, region: null, address: '127.0.0.1' };
  const meta = readSiteMeta({ area: 'tour', origin }, testTenant, new Date(0));
  render(
    <PageProvider value={{ tenant: testTenant, meta, client: null, telemetry: telemetryOff, measuring }}>
      <RouterProvider router={router as never} />
    </PageProvider>,
  );
  return events;
}

const address = () => screen.getByRole('link').getAttribute('href');

describe('R57 a link to joining', () => {
  beforeEach(() => localStorage.clear());

  it('R57 is plain until it is used, and then says where from', async () => {
    localStorage.setItem('nats', 'MTAw');
    await openPage();
    expect(address()).toBe('https://members.brand.example/joinnow');
    fireEvent.click(screen.getByRole('link'));
    expect(address()).toBe('https://members.brand.example/joinnow?ref=videos-slug&elm=hdr&nats=MTAw&ujc=brd-hdr');
  });

  it('R57 K12 tracks a click on it, and not the opening of its menu', async () => {
    localStorage.setItem('nats', 'MTAw');
    const events = await openPage();
    fireEvent(screen.getByRole('link'), new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    expect(events).toEqual([]);
    fireEvent.click(screen.getByRole('link'));
    expect(events).toEqual([['joinClick', { ref: 'videos-slug', elm: 'hdr', nats: 'MTAw', ujc: 'brd-hdr' }]]);
  });

  it('R57 says so to a new tab, too, and takes the element that a campaign named', async () => {
    localStorage.setItem('elm', 'shelf1');
    await openPage();
    fireEvent(screen.getByRole('link'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(address()).toBe('https://members.brand.example/joinnow?ref=videos-slug&elm=shelf1&ujc=brd-hdr');
  });
});
