import { createRoute } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { examplePeople } from '@network/access/examples/example-people.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { renderRoutes } from '@network/core/testing/render-routes.tsx';
import type { FacetFilters } from './facet-groups.ts';
import { FacetedList } from './faceted-list.tsx';

const option = { value: 'calm', label: 'Calm', count: '3', isChosen: false, href: '/videos?categories=calm' };
const GROUP = { name: 'categories', label: 'Moods', options: [option] } as const;

async function show(groups: FacetFilters['groups'], active: FacetFilters['active'] = []): Promise<string> {
  const filters = { action: '/videos', groups, active, clearHref: '/videos', hidden: [] };
  const List = () => (
    <FacetedList filters={filters} sorting={null}>
      <p>the list</p>
    </FacetedList>
  );
  const routes = (parent: AppRootRoute) => [createRoute({ getParentRoute: () => parent, path: '/', component: List })];
  const page = await renderRoutes('/', {
    routes,
    tenant: testTenant,
    viewer: examplePeople('vixen', 'tushy').visitor,
    answers: {},
  });
  return page.kind === 'html' ? page.html : '';
}

it('has its facets beside it', async () => {
  const html = await show([GROUP]);
  expect(html).toContain('<aside');
  expect(html).toContain('grid-cols-(--sidebar-columns)');
  expect(html).toContain('href="#facets"');
});

it('has no column, and no button that leads to none, where nothing can be chosen', async () => {
  const html = await show([]);
  expect(html).toContain('the list');
  expect(html).not.toMatch(/<aside|sidebar-columns|#facets/);
});

it('has the room of each button before its dialog can be opened', async () => {
  const html = await show([GROUP], [{ label: 'Calm', href: '/videos' }]);
  expect(html.match(/<a href="#facets"/g)).toHaveLength(2);
  expect(html).toContain('1 filter');
});
