import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { APPEARANCE_SCRIPT } from '../../appearance/appearance-script.ts';
import { pageDocument } from './page-document.ts';
import { withAppearance } from './with-appearance.ts';

const HTML = '<!DOCTYPE html><html><head><title>A</title></head><body></body></html>';
const light = { hasLightAppearance: true } as never;
const dark = {} as never;

describe('the appearance of a page', () => {
  it('is chosen first in the head, where the brand has two', () => {
    expect(withAppearance(HTML, light, null)).toContain(`<head><script>${APPEARANCE_SCRIPT}</script><title>`);
    expect(withAppearance(HTML, dark, null)).toBe(HTML);
  });

  it('is chosen by a script that the policy lets in, on shared pages and on those of one person', () => {
    expect(pageDocument(withAppearance(HTML, light, null), { status: 200, nonce: null }).scripts).toMatch(/'sha256-/);
    expect(withAppearance(HTML, light, 'n1')).toContain('<script nonce="n1">');
  });

  /** Runs the script in a page with this cookie and system; answers what it set, now and after events. */
  function run(cookie: string, isSystemLight: boolean) {
    const listeners: Record<string, () => void> = {};
    const listen = (name: string, listener: () => void) => void (listeners[name] = listener);
    const system = { matches: isSystemLight, addEventListener: listen };
    const document = { cookie, documentElement: { dataset: { appearance: '' } }, addEventListener: listen };
    runInContext(APPEARANCE_SCRIPT, createContext({ matchMedia: () => system, document }));
    return { system, document, listeners, shown: () => document.documentElement.dataset.appearance };
  }

  it.each([
    ['', false, 'dark'],
    ['', true, 'light'],
    ['appearance=dark', true, 'dark'],
    ['a=b; appearance=light', false, 'light'],
    ['appearance=system', true, 'light'],
    ['my_appearance=light', false, 'dark'],
    ['appearance=sepia', false, 'dark'],
  ])('with the cookie "%s" and a system that is light (%s) is %s', (cookie, isSystemLight, shown) => {
    expect(run(cookie, isSystemLight).shown()).toBe(shown);
  });

  it('follows the system and the choice while the page is open', () => {
    const page = run('', false);
    page.system.matches = true;
    page.listeners['change']?.();
    expect(page.shown()).toBe('light');
    page.document.cookie = 'appearance=dark';
    page.listeners['appearance']?.();
    expect(page.shown()).toBe('dark');
  });
});
