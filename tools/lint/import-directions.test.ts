import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { declaredModules } from '@network/gateway/modules/declared-modules.ts';

const eslint = new ESLint({ cwd: new URL('../..', import.meta.url).pathname });

const importing = (from: string): string => `import * as target from '${from}';\nexport default target;\n`;

async function complaints(filePath: string, from: string, write = importing): Promise<string[]> {
  const [result] = await eslint.lintText(write(from), { filePath });
  return (result?.messages ?? []).map((message) => message.message);
}

const modules = 'services/gateway/modules';

const allowed: [file: string, from: string][] = [
  ['apps/vixen/entry-client.tsx', '@network/features/app/registry.ts'],
  ['apps/vixen/entry-server.ts', '@network/tenant/sites.ts'],
  ['libs/features/app/registry.ts', '@network/features/home/feature.ts'],
  ['libs/features/home/routes.tsx', './feature.ts'],
  ['libs/features/home/routes.tsx', '@network/core/features/define-feature.ts'],
  ['libs/features/home/routes.tsx', '@network/features/entity-cards/video-card.tsx'],
  ['libs/access/ability.ts', '@network/tenant/sites.ts'],
  ['services/gateway/main.ts', '@network/access/viewer.ts'],
  ['services/gateway/main.ts', 'fastify'],
  ['services/sandbox/main.ts', '@network/validation/sandbox-mail.ts'],
  ['tools/start/main.ts', '@network/postgres-server/own-server.ts'],
  ['libs/testing/postgres.ts', '@network/postgres-server/cluster.ts'],
  [`${modules}/people/favorites/reader.ts`, '../../content/catalogue/public.ts'],
  [`${modules}/people/favorites/reader.ts`, './tables.ts'],
  [`${modules}/people/favorites/reader.ts`, '../../../http/gateway-error.ts'],
  [`${modules}/content/catalogue/catalogue.integration.test.ts`, '../../money/membership/testing/public.ts'],
  [`${modules}/registry.ts`, './money/billing/module.ts'],
  ['services/gateway/http/loaders.ts', '../modules/content/catalogue/public.ts'],
  ['libs/testing/money/person.ts', '@network/gateway/modules/money/billing/testing/public.ts'],
];

const forbidden: [file: string, from: string][] = [
  ['apps/vixen/entry-client.tsx', '@network/features/home/feature.ts'],
  ['apps/vixen/entry-client.tsx', '../tushy/tenant.ts'],
  ['libs/features/home/routes.tsx', '@network/features/videos/feature.ts'],
  ['libs/features/home/routes.tsx', '../videos/feature.ts'],
  ['libs/features/home/routes.tsx', '@network/features/app/registry.ts'],
  ['libs/features/entity-cards/video-card.tsx', '@network/features/home/feature.ts'],
  ['libs/features/recommender-client/track-interaction.ts', '@network/features/entity-cards/video-card.tsx'],
  ['libs/features/home/routes.tsx', '@network/features/testing/story-samples.ts'],
  ['libs/core/features/slots.tsx', '@network/features/home/feature.ts'],
  ['libs/access/ability.ts', '@network/core/features/define-feature.ts'],
  ['libs/ui/card/card.tsx', '@network/tenant/sites.ts'],
  ['libs/tenant/sites.ts', '../validation/slug.ts'],
  ['services/gateway/main.ts', '@network/core/features/define-feature.ts'],
  ['libs/features/home/routes.tsx', '@network/gateway/services.ts'],
  ['services/sandbox/main.ts', '@network/gateway/services.ts'],
  ['services/gateway/main.ts', '@network/sandbox/server.ts'],
  // The gateway knows the address of a database; packages have no server.
  ['services/gateway/main.ts', '@network/postgres-server/own-server.ts'],
  ['demo/gateway.ts', '@network/postgres-server/own-server.ts'],
  ['libs/postgres-server/own-server.ts', '@network/gateway/config/config.ts'],
  ['libs/features/home/routes.tsx', '../../../tools/lint/import-directions.ts'],
  // Private files of another module.
  [`${modules}/people/favorites/reader.ts`, '../../content/catalogue/scope.ts'],
  [`${modules}/people/favorites/reader.ts`, '../../content/catalogue/module.ts'],
  [`${modules}/people/favorites/favorites.integration.test.ts`, '../../content/catalogue/scope.ts'],
  [`${modules}/people/identity/demonstration/seed.ts`, '../../../platform/mail/tables.ts'],
  [`${modules}/people/favorites/reader.ts`, '../identity/testing/public.ts'],
  [`${modules}/registry.ts`, './money/billing/orders/account.ts'],
  ['services/gateway/http/loaders.ts', '../modules/content/catalogue/loaders.ts'],
  ['libs/testing/money/person.ts', '@network/gateway/modules/money/billing/testing/sessions.ts'],
  ['tools/bench/list-query.ts', '@network/gateway/modules/content/catalogue/scope.ts'],
  // Public files against the direction.
  [`${modules}/content/catalogue/scope.ts`, '../../people/favorites/public.ts'],
  [`${modules}/people/identity/resolvers.ts`, '../../money/membership/public.ts'],
  [`${modules}/money/wallet/resolvers.ts`, '../billing/public.ts'],
];

describe('import directions of docs/architecture.md', () => {
  it.each(allowed)('%s may import %s', async (file, from) => {
    expect(await complaints(file, from)).toEqual([]);
  });

  it.each(forbidden)('%s may not import %s', async (file, from) => {
    expect(await complaints(file, from)).toEqual([expect.stringContaining('may not import')]);
  });

  it.each<[string, (from: string) => string]>([
    ['a type', (from) => `import type { A } from '${from}';`],
    ['for its effects', (from) => `import '${from}';`],
    ['to export it', (from) => `export { a } from '${from}';`],
    ['to export all of it', (from) => `export * from '${from}';`],
    ['later', (from) => `export const a = () => import('${from}');`],
  ])('count for what is imported %s', async (_how, write) => {
    const [[file, from] = ['', '']] = forbidden;
    expect(await complaints(file, from, write)).toEqual([expect.stringContaining('may not import')]);
  });
});

describe('directions between the modules of the gateway', () => {
  it('form no circle', () => {
    let left = declaredModules;
    for (let before = -1; before !== left.length;) {
      before = left.length;
      const ids = new Set<string>(left.map(({ id }) => id));
      left = left.filter(({ uses }) => uses.some((each) => ids.has(each)));
    }
    expect(left.map(({ id }) => id)).toEqual([]);
  });

  it.each(declaredModules)('$id uses declared modules', ({ uses }) => {
    const ids: readonly string[] = declaredModules.map(({ id }) => id);
    expect(uses.filter((each) => !ids.includes(each))).toEqual([]);
  });
});
