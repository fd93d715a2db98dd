import { beforeEach, describe, expect, it, vi } from 'vitest';
import { importAt } from '../routing/repeat-import.ts';

type Import = (importer: () => Promise<string>, files?: readonly string[]) => Promise<string>;
const FILE = 'assets/player.css';
/** The stylesheets that were asked for; a document of a test would load them at once, and fail. */
const asked: HTMLLinkElement[] = [];
const page = globalThis as { chunkAddressEnd?: string };
const importer = vi.fn(async () => `./player.js${page.chunkAddressEnd ?? ''}`);

/** A page that has imported nothing yet. */
let importAfter: Import;
beforeEach(async () => {
  document.head.replaceChildren();
  asked.length = 0;
  vi.spyOn(document.head, 'append').mockImplementation((sheet) => void asked.push(sheet as HTMLLinkElement));
  importer.mockClear();
  vi.resetModules();
  importAfter = (await import('./import-after-sheets.ts')).__vitePreload;
});

describe('an import that waits for a stylesheet', () => {
  it('begins when that is there, which is loaded once', async () => {
    const both = Promise.all([importAfter(importer, [FILE]), importAfter(importer, [FILE])]);
    const [sheet, ...others] = asked;
    expect([sheet?.getAttribute('href'), others]).toEqual(['/assets/player.css', []]);
    await Promise.resolve();
    expect(importer).not.toHaveBeenCalled();
    sheet?.dispatchEvent(new Event('load'));
    expect(await both).toEqual(['./player.js', './player.js']);
    expect(await importAfter(importer, [FILE])).toBe('./player.js');
    expect(asked).toHaveLength(1);
  });

  it('begins at once where the server’s HTML has it, and where there is none', async () => {
    document.head.innerHTML = `<link rel="stylesheet" href="/${FILE}">`;
    expect(await importAfter(importer, [FILE])).toBe('./player.js');
    expect(await importAfter(importer)).toBe('./player.js');
    expect(asked).toEqual([]);
  });

  it('fails with it, and asks for it anew when it is repeated', async () => {
    const failing = importAfter(importer, [FILE]);
    asked[0]?.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('/assets/player.css could not be loaded');
    expect(importer).not.toHaveBeenCalled();
    const repeated = importAfter(importer, [FILE]);
    asked[1]?.dispatchEvent(new Event('load'));
    expect(await repeated).toBe('./player.js');
  });

  it('has the end of its address that was said when it was called', async () => {
    const repeated = importAt(() => importAfter(importer, [FILE]), '?1');
    asked[0]?.dispatchEvent(new Event('load'));
    expect(await repeated).toBe('./player.js?1');
    expect(await importAfter(importer, [FILE])).toBe('./player.js');
    expect(page.chunkAddressEnd).toBeUndefined();
  });
});
