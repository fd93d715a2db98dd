import { describe, expect, it } from 'vitest';
import { renderRoutes } from '@network/core/testing/render-routes.tsx';
import vixen from '../../../apps/vixen/tenant.ts';
import { categoriesRoutes } from './routes.tsx';

const picture = {
  src: '/a.jpg',
  placeholder: '',
  width: 320,
  height: 180,
  avifSrcSet: '',
  webpSrcSet: '',
  isMissing: false,
  color: '#000',
};
const open = (answer: () => unknown) =>
  renderRoutes('/categories', { routes: categoriesRoutes, tenant: vixen, answers: { CategoriesPage: answer } });

describe('R14 /categories', () => {
  it('R14 shows the categories that were loaded', async () => {
    const page = await open(() => ({ categories: [{ slug: 'late-rain', name: 'Late rain', videoCount: 7, picture }] }));
    expect(page).toMatchObject({
      kind: 'html',
      status: 200,
      html: expect.stringMatching(/<span[^>]*>Late rain<\/span>/),
    });
  });

  it('R14 is the shared error where its data does not load', async () => {
    const page = await open(() => Promise.reject(new Error('away')));
    expect(page).toMatchObject({ kind: 'html', status: 500, html: expect.stringContaining('Broken') });
  });
});
