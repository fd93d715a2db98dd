import { describe, expect, it } from 'vitest';
import { findLeftOver, problemsOf } from './tree-rules.ts';

const brands = ['vixen', 'tushy'];

describe('tree rules', () => {
  it.each([
    "if (tenant.id === 'vixen') {",
    "const hidden = 'tushy' !== tenantId;",
    "    case 'vixen':",
    "return tenant?.id == 'somebody';",
  ])('refuses a comparison with a tenant id in libs and services: %s', (line) => {
    for (const folder of ['libs/core', 'services/gateway']) {
      expect(problemsOf(`${folder}/page.ts`, line, brands)).toEqual([
        expect.stringContaining("compares a tenant's id"),
      ]);
    }
  });

  it.each(["const sites = ['vixen'];", 'if (tenant.features.reels) {', 'if (site.id === id) {'])(
    'lets data, flags and values be: %s',
    (line) => {
      expect(problemsOf('libs/core/page.ts', line, brands)).toEqual([]);
    },
  );

  it.each(['libs/core/BrandApp.ts', 'libs/core/utils.ts', 'libs/core/index.ts'])('refuses the name %s', (path) => {
    expect(problemsOf(path, '', brands)).toHaveLength(1);
  });

  it('refuses a file of more than 300 lines, unless it is generated', () => {
    const text = 'x;\n'.repeat(301);
    expect(problemsOf('libs/core/page.ts', text, brands)).toEqual([expect.stringContaining('301 lines')]);
    expect(problemsOf('libs/core/page.generated.ts', text, brands)).toEqual([]);
    expect(problemsOf('libs/core/page.ts', 'x;\n'.repeat(300), brands)).toEqual([]);
  });

  it('refuses generated types whose document is gone', () => {
    const [document, types] = ['libs/features/videos/api/page.graphql', 'libs/features/videos/api/page.generated.ts'];
    expect(findLeftOver([document, types, 'libs/graphql/schema-types.generated.ts'])).toEqual([]);
    expect(findLeftOver([types])).toEqual([`${types}: its document is gone; delete it`]);
  });
});
