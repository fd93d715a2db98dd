import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { MODULE_IDS } from '@network/gateway/modules/registry.ts';
import { moduleDirections } from './module-directions.ts';

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
  [`${modules}/favorites/reader.ts`, '../catalogue/public.ts'],
  [`${modules}/favorites/reader.ts`, './tables.ts'],
  [`${modules}/favorites/reader.ts`, '../../http/gateway-error.ts'],
  [`${modules}/catalogue/catalogue.integration.test.ts`, '../membership/testing/public.ts'],
  [`${modules}/registry.ts`, './billing/module.ts'],
  ['services/gateway/http/loaders.ts', '../modules/catalogue/public.ts'],
  ['libs/testing/money/person.ts', '@network/gateway/modules/billing/testing/public.ts'],
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
  [`${modules}/favorites/reader.ts`, '../catalogue/scope.ts'],
  [`${modules}/favorites/reader.ts`, '../catalogue/module.ts'],
  [`${modules}/favorites/favorites.integration.test.ts`, '../catalogue/scope.ts'],
  [`${modules}/identity/demonstration/seed.ts`, '../../mail/tables.ts'],
  [`${modules}/favorites/reader.ts`, '../identity/testing/public.ts'],
  [`${modules}/registry.ts`, './billing/orders/account.ts'],
  ['services/gateway/http/loaders.ts', '../modules/catalogue/loaders.ts'],
  ['libs/testing/money/person.ts', '@network/gateway/modules/billing/testing/sessions.ts'],
  ['tools/bench/list-query.ts', '@network/gateway/modules/catalogue/scope.ts'],
  // Public files against the direction.
  [`${modules}/catalogue/scope.ts`, '../favorites/public.ts'],
  [`${modules}/identity/resolvers.ts`, '../membership/public.ts'],
  [`${modules}/wallet/resolvers.ts`, '../billing/public.ts'],
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
  const rows = Object.entries<readonly string[]>(moduleDirections);
  const ids = rows.map(([id]) => id);

  it('name every module of the registry', () => {
    expect(ids.toSorted()).toEqual([...MODULE_IDS].toSorted());
  });

  it.each(rows)('%s names modules above it only, so that there is no circle', (id, below) => {
    const above = ids.slice(0, ids.indexOf(id));
    expect(below.filter((each) => !above.includes(each))).toEqual([]);
  });
});
