import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errors } from '@network/messages/errors.ts';

const gateway = join(import.meta.dirname, '..');
const sources = readdirSync(gateway, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('node_modules'),
);
const keys = new Set(
  sources.flatMap((file) =>
    [...readFileSync(join(gateway, file), 'utf8').matchAll(/'errors\.(\w+)'/g)].map((found) => found[1] ?? ''),
  ),
);

describe('E18 the message keys of the gateway', () => {
  it('E18 D32 are all in the catalogue', () => {
    expect(keys.size).toBeGreaterThan(5);
    expect([...keys].filter((key) => !(key in errors))).toEqual([]);
  });
});
