import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { gatePage, passwordField } from './gate-page.ts';

const CONTENT = { title: 'T & {brand}', heading: '<{brand}>', lead: 'L', body: '<p>Body</p>', formAction: ["'self'"] };
const policyOf = (page: ReturnType<typeof gatePage>) => page.headers['content-security-policy'] ?? '';

describe('a page of the identity server', () => {
  it('is the brand’s by wordmark, type, corners and layout, and lets in no more than it needs', () => {
    const [first, second] = [gatePage(vixen, CONTENT), gatePage(tushy, CONTENT)];
    expect(first.html).toContain(`<img src="${vixen.urls.tour}/wordmark.svg" alt="Vixen"`);
    expect(first.html).toContain('<h1>&lt;Vixen&gt;</h1>');
    expect(first.html).toContain('<title>T &amp; Vixen</title>');
    expect(first.html).toContain(`--button:${vixen.theme.gate.corners.button}px`);
    expect(second.html).toContain(`--button:${tushy.theme.gate.corners.button}px`);
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(first.html) ?? [];
    expect(policyOf(first)).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policyOf(first)).toContain(`img-src ${vixen.urls.tour};`);
    expect(policyOf(first)).not.toContain('script-src');
  });

  it('at a brand’s own host takes the wordmark there, and the system’s fonts', () => {
    const page = gatePage(vixen, { ...CONTENT, at: 'brand' });
    expect(page.html).toContain('<img src="/wordmark.svg"');
    expect(page.html).not.toContain('@font-face');
    expect(policyOf(page)).toContain("img-src 'self'");
  });

  it('is neutral without a brand', () => {
    const page = gatePage(null, { ...CONTENT, heading: 'H' });
    expect(page.html).not.toContain('<img');
    expect(policyOf(page)).toContain("img-src 'none'");
  });

  it('leaves showing a password to its script, and pasting to everybody', () => {
    const html = passwordField({
      name: 'newPassword',
      label: 'New password',
      autocomplete: 'new-password',
      described: true,
      isFocused: false,
    });
    expect(html).toMatch(/<button type="button" class="reveal" hidden aria-controls="newPassword"/);
    expect(html).toContain('autocomplete="new-password" passwordrules="minlength: 8; maxlength: 32;');
    expect(html).toContain('aria-invalid="true"');
    expect(html).not.toMatch(/onpaste|readonly/);
  });
});
