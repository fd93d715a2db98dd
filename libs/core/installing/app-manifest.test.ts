import { describe, expect, it } from 'vitest';
import { testTenant } from '../server/tenant-fixture.ts';
import { appManifest } from './app-manifest.ts';

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

  it('searches for what is shared with it', () =>
    expect(appManifest(testTenant).share_target).toMatchObject({ action: '/search', params: { text: 'q' } }));
});
