import { expect, it } from 'vitest';
import { EARLY_PRESS_SCRIPT } from '../../early-press/early-press-script.ts';
import { pageDocument } from './page-document.ts';
import { withEarlyPresses } from './with-early-presses.ts';

const HTML = '<!DOCTYPE html><html><head><title>A</title></head><body></body></html>';

it('early presses are kept by a script that comes first, and that the policy lets in', () => {
  const html = withEarlyPresses(HTML, null);
  expect(html).toContain(`<head><script>${EARLY_PRESS_SCRIPT}</script><title>`);
  expect(pageDocument(html, { status: 200, nonce: null }).scripts).toMatch(/'sha256-/);
  expect(withEarlyPresses(HTML, 'n1')).toContain('<script nonce="n1">');
  expect(EARLY_PRESS_SCRIPT).not.toContain('</script');
});
