import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { partOf } from './first-features.ts';

const FEATURES = join(import.meta.dirname, '../../features');

const DECLARATION = `
import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';
import { listed } from './listed.ts';
import { NAMES } from './names.ts';

/** For the sitemap alone. */
const listedAs = () => listed();

export const filmsFeature = defineFeature({
  id: 'films',
  flag: 'reels',
  routes: later(async () => (await import('./routes.tsx')).filmRoutes),
  navigation: [
    { place: 'header', label: 'videos', to: '/films', order: 1, listedAs },
    { place: 'footer', column: 'browse', label: 'videos', to: '/films', order: 1, listedAs: () => null },
  ],
  dialogs: { Film: () => import('./dialogs/film-dialog.tsx') },
  slots: { film: () => import('./slots/film.tsx') },
  laterSlots: { filmNotes: () => import('./slots/film-notes.tsx') },
  searchParameters: { '/films': ['page', ...NAMES] },
  redirects: [{ from: '/movies', to: '/films', status: 301, query: 'keep' }],
});`;

const squeezed = (code: string) => code.replaceAll(/\s+/g, ' ').trim();

describe('a feature’s declaration', () => {
  it('has its links and slots in the first part, and nothing that only the rest uses', () =>
    expect(squeezed(partOf(DECLARATION, 'first'))).toBe(
      squeezed(`
        import { defineFeature } from '@network/core/features/define-feature.ts';
        /** For the sitemap alone. */
        export const filmsFeature = defineFeature({
          flag: 'reels',
          navigation: [
            { place: 'header', label: 'videos', to: '/films', order: 1, },
            { place: 'footer', column: 'browse', label: 'videos', to: '/films', order: 1, },
          ],
          slots: { film: () => import('./slots/film.tsx') },
        });`),
    ));

  it('has its routes, dialogs, later slots and parameters in the later part', () =>
    expect(squeezed(partOf(DECLARATION, 'later'))).toBe(
      squeezed(`
        import { defineFeature } from '@network/core/features/define-feature.ts';
        import { later } from '@network/core/features/later-routes.ts';
        import { NAMES } from './names.ts';
        /** For the sitemap alone. */
        export const filmsFeature = defineFeature({
          flag: 'reels',
          routes: later(async () => (await import('./routes.tsx')).filmRoutes),
          dialogs: { Film: () => import('./dialogs/film-dialog.tsx') },
          laterSlots: { filmNotes: () => import('./slots/film-notes.tsx') },
          searchParameters: { '/films': ['page', ...NAMES] },
        });`),
    ));

  it('has routes of the first page in both parts', () => {
    const code = `import { homeRoutes } from './routes.tsx'; export const home = defineFeature({ routes: homeRoutes });`;
    expect(partOf(code, 'first')).toBe(code);
    expect(partOf(code, 'later')).toBe(code);
  });

  it('stops the build where it is written in another way', () =>
    expect(() => partOf('export const films = { navigation: [] };', 'first')).toThrow('defineFeature({ … })'));

  it.each(globSync('*/feature.ts', { cwd: FEATURES }))('%s can be divided', (file) => {
    const code = readFileSync(join(FEATURES, file), 'utf8');
    expect(partOf(code, 'first')).toContain('defineFeature({');
    expect(partOf(code, 'later')).not.toContain('navigation:');
  });
});
