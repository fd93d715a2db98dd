import { describe, expect, it } from 'vitest';
import { gateDocument } from '../health-warning/gate-document.ts';
import { testTenant } from '../tenant-fixture.ts';
import { awayDocument } from './away-document.ts';
import { brandMarks } from './brand-marks.ts';

const gate = {
  layout: 'poster',
  corners: { panel: 3, control: 2, button: 7 },
  heading: { weight: 800, tracking: -0.03, uppercase: true },
} as const;
const tenant = {
  ...testTenant,
  name: 'A & B',
  theme: { ...testTenant.theme, fonts: { display: 'Bodoni Moda', text: 'Figtree' }, gate },
};
const FONTS = ['/assets/bodoni-moda-latin-wght-normal-Ab12.woff2', '/assets/sora-latin-wght-normal-Cd34.woff2'];

describe('what makes a document without the app the brand’s own', () => {
  it('is set in the brand’s fonts as far as they may be loaded, and in the system’s else', () => {
    const marks = brandMarks(tenant, FONTS);
    expect(marks.faces.match(/@font-face/g)).toHaveLength(1);
    expect(marks.faces).toContain(`font-family:"Bodoni Moda";src:url("${FONTS[0]}")`);
    expect(marks.display).toMatch(/^"Bodoni Moda",system-ui/);
    expect(marks.text).toMatch(/^system-ui/);
    expect(brandMarks(tenant).faces).toBe('');
  });

  it('is in the health warning and on the page of a failure: wordmark, corners and heading', () => {
    const retry = { method: 'get', href: '/' } as const;
    for (const html of [gateDocument(tenant, 'US-TX', '/', FONTS), awayDocument(tenant, 'away', retry)]) {
      expect(html).toContain('<img src="/wordmark.svg" alt="A &amp; B"');
      expect(html).toContain('border-radius:7px');
      expect(html).toContain('font-weight:800;letter-spacing:-0.03em;text-transform:uppercase');
    }
  });
});
