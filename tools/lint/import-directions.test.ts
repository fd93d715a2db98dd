import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint({ cwd: new URL('../..', import.meta.url).pathname });

async function complaints(filePath: string, from: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import * as target from '${from}';\nexport default target;\n`, { filePath });
  return (result?.messages ?? []).map((message) => message.message);
}

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
  ['libs/features/home/routes.tsx', '../../../tools/lint/import-directions.ts'],
];

describe('import directions of docs/architecture.md', () => {
  it.each(allowed)('%s may import %s', async (file, from) => {
    expect(await complaints(file, from)).toEqual([]);
  });

  it.each(forbidden)('%s may not import %s', async (file, from) => {
    expect(await complaints(file, from)).toEqual([expect.stringContaining('may not import')]);
  });
});
