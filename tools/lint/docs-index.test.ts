import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const links = (page: string): string[] => [...read(page).matchAll(/\]\(([^)#]+\.md)\)/g)].map(([, link]) => link ?? '');

describe('the documentation', () => {
  it('lists every decision in order, by the title that it bears', () => {
    const files = globSync('docs/decisions/[0-9]*.md', { cwd: root }).toSorted();
    const rows = [...read('docs/decisions/README.md').matchAll(/^\| \[(\d{4})\]\(([^)]+)\)\s*\| (.+?)\s*\|$/gm)];
    expect(rows.map(([, number, file, title]) => [file, `# ${number} ${title}`])).toEqual(
      files.map((file) => [basename(file), read(file).split('\n')[0]]),
    );
  });

  it('has a page for every library and service', () => {
    const rooms = globSync('{libs,services}/*/package.json', { cwd: root });
    expect(rooms.filter((room) => !existsSync(join(root, room, '../README.md')))).toEqual([]);
  });

  it.each([
    ['libs/features', ''],
    ['services/gateway', 'modules/*/'],
  ])('says in the README of %s what each folder is about', (folder, below) => {
    const folders = globSync(`${folder}/${below}*/`, { cwd: root }).map((each) => basename(each));
    const rows = [...read(`${folder}/README.md`).matchAll(/\[([\w-]+)\]\(([^)]+)\)/g)];
    const listed = rows
      .filter(([, name, link = '']) => matchesGlob(link.replace('/README.md', ''), `${below}${name}`))
      .map(([, name]) => name);
    expect(new Set(listed)).toEqual(new Set(folders.filter((each) => each !== 'node_modules')));
  });

  it('names every how-to on the first page, and no page that is not there', () => {
    const howTos = globSync('docs/how-to/*.md', { cwd: root }).toSorted();
    expect(
      links('README.md')
        .filter((link) => link.startsWith('docs/how-to/'))
        .toSorted(),
    ).toEqual(howTos);
    const pages = ['README.md', ...globSync('{libs,services}/*/README.md', { cwd: root }), ...howTos];
    const dead = pages.flatMap((page) =>
      links(page).filter((link) => !link.includes('://') && !existsSync(join(root, page, '..', link))),
    );
    expect(dead).toEqual([]);
  });

  it('runs TypeScript by the Node.js that npm brings, since that of a machine may be too old for it', () => {
    const exclude = ['**/node_modules/**'];
    const pages = globSync(['README.md', '{demo,deploy,docs,e2e,libs,services,tools}/**/*.md'], { cwd: root, exclude });
    const byAnother = /(?<!npx |--project )\bnode (?:[\w-]+\/)+[\w.-]+\.ts\b/;
    const lines = pages.flatMap((page) =>
      read(page)
        .split('\n')
        .map((line) => `${page}: ${line}`),
    );
    expect(lines.filter((line) => byAnother.test(line))).toEqual([]);
  });
});
