import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { constantOf, importSingly } from './single-constants.ts';

const CODE = `
/** Figures. */
export const PAGE = 12;
export const NATIVE = ['a'] as const;
export const OTHERS = ['b'] as const;
export const ALL = [...NATIVE, ...OTHERS] as const;
export type Biller = (typeof ALL)[number];`;

describe('constants of the business in a browser’s code', () => {
  it('are imported one by one, without the types beside them', () => {
    const code = `import { PAGE, type Biller, ALL } from '@network/tenant/constants.ts';\nimport { x } from './x.ts';`;
    expect(importSingly(code)).toBe(
      `import { PAGE } from '@network/tenant/constants.ts?only=PAGE'; import { ALL } from '@network/tenant/constants.ts?only=ALL';\nimport { x } from './x.ts';`,
    );
  });

  it('are alone in their module, with those that they are made of', () => {
    expect(constantOf(CODE, 'PAGE')).toBe('export const PAGE = 12;');
    expect(constantOf(CODE, 'ALL').split('\n')).toEqual([
      `import { NATIVE } from '@network/tenant/constants.ts?only=NATIVE';`,
      `import { OTHERS } from '@network/tenant/constants.ts?only=OTHERS';`,
      'export const ALL = [...NATIVE, ...OTHERS] as const;',
    ]);
    expect(() => constantOf(CODE, 'Biller')).toThrow('no constant Biller');
  });

  it('are all found in the file', () => {
    const code = readFileSync(fileURLToPath(import.meta.resolve('@network/tenant/constants.ts')), 'utf8');
    const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(30);
    for (const name of names) expect(constantOf(code, name)).toContain(`export const ${name} =`);
  });
});
