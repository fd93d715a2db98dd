import { createRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { expect, it } from 'vitest';
import type { AppRootRoute } from '../../routing/root-route.ts';
import { renderRoutes } from '../../testing/render-routes.tsx';
import { testTenant } from '../tenant-fixture.ts';

/** A page with a part whose code is loaded when it is first rendered. */
function pageWithPart() {
  const Part = lazy(() => Promise.resolve({ default: () => <p>the part</p> }));
  const component = () => (
    <Suspense>
      <Part />
    </Suspense>
  );
  return (parent: AppRootRoute) => [createRoute({ getParentRoute: () => parent, path: '/parts', component })];
}

it('sends the state of a page once, whether it has to wait for a part or not', async () => {
  const routes = pageWithPart();
  const render = () => renderRoutes('/parts', { routes, tenant: testTenant });
  const [waiting, ready] = [await render(), await render()];
  for (const page of [waiting, ready]) {
    const html = page.kind === 'html' ? page.html : '';
    expect(html).toContain('<p>the part</p>');
    expect(html.match(/\$_TSR\.router=/g)).toHaveLength(1);
  }
});
