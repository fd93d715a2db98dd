import { describe, expect, it } from 'vitest';
import { isSlug } from '@network/validation/slug.ts';
import { slugOfTitle, titleOfFile } from './film-of-file.ts';

describe('what the name of a file proposes', () => {
  it.each([
    ['glass_harbor.mp4', 'Glass Harbor', 'glass-harbor'],
    ['Glass-Harbor.final.MOV', 'Glass Harbor final', 'glass-harbor-final'],
    ['Nova Lark - part 2.mkv', 'Nova Lark - part 2', 'nova-lark-part-2'],
    ['Été à l’Île.mp4', 'Été à l’Île', 'ete-a-lile'],
    ['夜の港.mp4', '夜の港', 'film'],
    ['.mp4', 'Untitled', 'untitled'],
    ['C0042', 'C0042', 'c0042'],
    ['\u202Egnp.mp4', 'Gnp', 'gnp'],
  ])('%s', (fileName, title, slug) => {
    expect(titleOfFile(fileName, 'Untitled')).toBe(title);
    expect(slugOfTitle(title)).toBe(slug);
  });

  it('is a title and a slug, however long the name is', () => {
    const title = titleOfFile(`${'🎬'.repeat(150)}.mp4`, 'Untitled');
    expect(title.length).toBeLessThanOrEqual(200);
    expect(title.isWellFormed()).toBe(true);
    expect(isSlug(slugOfTitle('a '.repeat(400)))).toBe(true);
  });
});
