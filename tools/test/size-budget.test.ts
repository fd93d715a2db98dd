import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { artworkOf, sizesOf } from './size-budget.ts';

const chunk = (file: string, imports: string[] = [], isDynamicEntry = false, css: string[] = []) => ({
  file,
  imports,
  isDynamicEntry,
  css,
});
const manifest = {
  'entry-client.tsx': chunk('entry.js', ['_react.js'], false, ['entry.css']),
  '_react.js': chunk('react.js'),
  '_later.js': { ...chunk('later.js', ['_react.js']), name: 'later-pages' },
  '_cards.js': chunk('cards.js', ['_react.js', 'entry-client.tsx'], false, ['cards.css', 'entry.css']),
  '../../libs/features/home/screens/home-page.tsx': chunk('home.js', ['_cards.js'], true),
  '../../libs/features/videos/screens/videos-page.tsx': chunk('videos.js', ['_cards.js', '_later.js'], true),
  '../../libs/features/watch/dialogs/quality-dialog.tsx': chunk('dialog.js', [], true),
};
const bytes: Record<string, number> = {
  'entry.js': 1,
  'react.js': 10,
  'cards.js': 100,
  'later.js': 7,
  'home.js': 1000,
  'videos.js': 5,
  'entry.css': 10_000,
  'cards.css': 2,
};

describe('size budget', () => {
  it('counts for / everything it loads, once, for another screen what it adds, and the routes of all by themselves', () => {
    const sizes = sizesOf(manifest, (file) => bytes[file] ?? Number.NaN);
    const scripts = sizes.filter(({ what }) => what.startsWith('JavaScript'));
    expect(scripts.map(({ what, bytes: size }) => [what.split('/').at(-1), size])).toEqual([
      ['', 1111],
      ['videos-page.tsx', 105],
      ['JavaScript of the routes of further screens', 7],
    ]);
  });

  it('counts every stylesheet of a page once', () => {
    const styles = sizesOf(manifest, (file) => bytes[file] ?? Number.NaN).filter(({ what }) => what.startsWith('CSS'));
    expect(styles.map(({ bytes: size, budget }) => [size, budget])).toEqual([
      [10_002, 19_450],
      [10_002, 19_450],
    ]);
  });

  it('refuses a manifest that names a chunk it does not have', () => {
    const broken = { ...manifest, 'entry-client.tsx': chunk('entry.js', ['_gone.js']) };
    expect(() => sizesOf(broken, () => 1)).toThrow(/_gone\.js/);
  });

  it('weighs the committed artwork, whatever folder of it a file lies in', () => {
    const media = mkdtempSync(join(tmpdir(), 'artwork-'));
    onTestFinished(() => rmSync(media, { recursive: true }));
    expect(() => artworkOf(media)).toThrow(/holds no pictures/);
    mkdirSync(join(media, 'pictures'));
    mkdirSync(join(media, 'clips/silk/video'), { recursive: true });
    writeFileSync(join(media, 'pictures/one-320.avif'), '12345');
    writeFileSync(join(media, 'clips/manifest.json'), '1');
    writeFileSync(join(media, 'clips/silk/video/p270.mp4'), '123');
    const artwork = artworkOf(media);
    expect(artwork.map(({ what, bytes: weighed }) => [what, weighed])).toEqual([
      ['pictures', 5],
      ['clips', 4],
    ]);
    expect(artwork.reduce((sum, { budget }) => sum + budget, 0)).toBeLessThanOrEqual(41_000_000);
  });
});
