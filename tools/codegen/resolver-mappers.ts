import { globSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path/posix';

const mapperFiles = 'services/gateway/modules/*/*/schema.mappers.ts';

/**
 * Reads which row stands behind which GraphQL type: a module's `schema.mappers.ts` exports `<Type>Mapper`, and
 * resolvers of `<Type>` then take that row as their parent.
 * @param resolvers the generated file that imports them
 * @throws Error when two modules declare a mapper of one type
 */
export function readMappers(resolvers: string): Record<string, string> {
  const mappers: Record<string, string> = {};
  for (const path of globSync(mapperFiles).toSorted()) {
    for (const [, type] of readFileSync(path, 'utf8').matchAll(/^export (?:type|interface) (\w+)Mapper\b/gm)) {
      if (type === undefined) continue;
      if (mappers[type]) throw new Error(`${path}: ${type}Mapper is declared by another module already`);
      mappers[type] = `${relative(dirname(resolvers), path)}#${type}Mapper`;
    }
  }
  return mappers;
}
