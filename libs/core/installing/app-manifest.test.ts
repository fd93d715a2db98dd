import { describe, expect, it } from 'vitest';
import { ownWords } from '@network/tenant/brand-words.ts';
import { testTenant } from '../server/tenant-fixture.ts';
import { APP_ICONS, appManifest, NEUTRAL_APP_ICONS, neutralManifest } from './app-manifest.ts';

describe('an installed brand', () => {
  it('opens on its home in its own window, in its colors, with icons for every system', () => {
    const manifest = appManifest(testTenant);
    expect(manifest).toMatchObject({ name: testTenant.name, start_url: '/', display: 'standalone' });
    expect(manifest.background_color).toBe(testTenant.theme.palette.background);
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  it('is the same app in a discreet browser, and names nothing by which somebody knows the brand', () => {
    const { name, copy } = testTenant;
    const [own, neutral] = [appManifest(testTenant), neutralManifest()];
    expect(neutral).toMatchObject({ id: own.id, start_url: own.start_url, name: 'Home', short_name: 'Home' });
    for (const said of [name, copy.tagline, copy.description]) expect(JSON.stringify(neutral)).not.toContain(said);
    const addresses = [APP_ICONS, NEUTRAL_APP_ICONS]
      .flatMap((icons) => Object.values(icons))
      .map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('is one app, which is described in the language of the page from which it is installed', () => {
    const words = { ...ownWords(testTenant), copy: { ...testTenant.copy, description: 'Eine Beschreibung.' } };
    const german = appManifest({ ...testTenant, words: { de: words } }, 'de');
    expect(german).toMatchObject({ id: '/', lang: 'de', description: 'Eine Beschreibung.' });
    expect(appManifest(testTenant)).toMatchObject({ lang: 'en', description: testTenant.copy.description });
  });

  it('searches for what is shared with it', () =>
    expect(appManifest(testTenant).share_target).toMatchObject({ action: '/search', params: { text: 'q' } }));
});
