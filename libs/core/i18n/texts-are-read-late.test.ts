import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const LIBS = join(dirname(fileURLToPath(import.meta.url)), '../..');

it('no module reads texts while it is loaded: a server would answer every language in that of its start', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: LIBS, exclude: (name) => name === 'node_modules' });
  const early = files.filter((file) =>
    /^(?:export )?const \w+ = (?:messagesOf|useMessages|textsOf)\(/m.test(readFileSync(join(LIBS, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(early).toEqual([]);
});
