import { glob, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { composeSchema, type SourceText } from './compose-schema.ts';
import { generateOperations } from './generate-operations.ts';
import { generateResolvers, resolversPath } from './generate-resolvers.ts';

const banner = '// Written by `npm run codegen` from *.graphql; a change here is lost.\n';

/** Text of every generated file by its path from `root`. Throws with what is wrong in the sources. */
export async function generateAll(root: string): Promise<ReadonlyMap<string, string>> {
  const [parts, mapperFiles, operations] = await Promise.all([
    readAll(root, ['services/gateway/modules/*/*.graphql']),
    readAll(root, ['services/gateway/modules/*/schema.mappers.ts']),
    readAll(root, ['libs/graphql/fragments/*.graphql', 'libs/core/**/*.graphql', 'libs/features/*/api/*.graphql']),
  ]);
  const composed = composeSchema(parts);
  const generated = await generateOperations(composed, operations);
  const files = new Map([...generated.files].map(([path, text]) => [path, `${banner}${text}`]));
  files.set(resolversPath, `${banner}${await generateResolvers(composed, mapperFiles)}`);
  files.set('libs/graphql/schema.graphql', composed.text);
  files.set('libs/graphql/persisted-operations.json', `${JSON.stringify(generated.manifest, null, 2)}\n`);
  return files;
}

async function readAll(root: string, patterns: readonly string[]): Promise<SourceText[]> {
  const sources: SourceText[] = [];
  for await (const entry of glob([...patterns], { cwd: root, exclude: (path) => path.includes('node_modules') })) {
    sources.push({ path: entry.split(sep).join('/'), text: await readFile(join(root, entry), 'utf8') });
  }
  return sources;
}
