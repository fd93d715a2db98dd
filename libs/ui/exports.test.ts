import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('./', import.meta.url));
const INTERNAL = /\.(test|stories)\.tsx?$|^(story-samples|theme-check|pages|foundations)\/|vitest\./;

function publicExports(): string[] {
  const files = globSync(['*.ts', '*/*.ts', '*/*.tsx'], { cwd: root }).filter((file) => !INTERNAL.test(file));
  return files.toSorted().flatMap((file) => {
    const source = readFileSync(`${root}${file}`, 'utf8');
    const declared = source.matchAll(/^export (?:async )?(?:const|function|type) (\w+)/gm);
    const renamed = source.matchAll(/^export \{[^}]*? as (\w+) \}/gm);
    return [...declared, ...renamed].map((match) => `${file} ${match[1]}`);
  });
}

it('exports what others build on, and nothing by accident', async () => {
  await expect(`${publicExports().join('\n')}\n`).toMatchFileSnapshot('./public-exports.txt');
});
