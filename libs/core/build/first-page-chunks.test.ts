import { describe, expect, it } from 'vitest';
import { importedFrom, type ModuleGraph } from './first-page-chunks.ts';

const graph = (imports: Readonly<Record<string, readonly string[]>>): ModuleGraph => ({
  getModuleIds: () => Object.keys(imports),
  getModuleInfo: (id) => (imports[id] ? { importedIds: imports[id] } : null),
});

describe('importedFrom', () => {
  it('follows imports from the starts, in circles too, and nothing else', () => {
    const found = importedFrom(
      [/\/start\.ts$/],
      graph({ '/start.ts': ['/a.ts'], '/a.ts': ['/b.ts', '/start.ts'], '/b.ts': ['/gone.ts'], '/later.ts': ['/a.ts'] }),
    );
    expect([...found].toSorted()).toEqual(['/a.ts', '/b.ts', '/gone.ts', '/start.ts']);
  });
});
