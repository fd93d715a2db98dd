import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ensureChromium } from './ensure-browser.ts';

it('takes the browser of CHROMIUM_PATH and no other, and says so where there is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  try {
    const path = join(folder, 'chromium');
    expect(() => ensureChromium({ CHROMIUM_PATH: path })).toThrow(
      `CHROMIUM_PATH: expected Chromium, there is no ${path}`,
    );
    writeFileSync(path, '');
    chmodSync(path, 0o755);
    expect(ensureChromium({ CHROMIUM_PATH: path })).toBe(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
