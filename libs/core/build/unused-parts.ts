import type { Plugin } from 'vite';

/** A part of a library that comes along with one of its modules, and that the product does without. */
interface UnusedPart {
  readonly importer: RegExp;
  readonly source: string;
  readonly names: readonly string[];
  /** What code is told that uses it all the same. */
  readonly instead: string;
}

const UNUSED: readonly UnusedPart[] = [
  // Every route carries a link, but links of the product are anchors that the router follows (`layout/router-anchor.tsx`).
  {
    importer: /\/@tanstack\/react-router\/dist\/esm\/route\.js$/,
    source: './link.js',
    names: ['Link'],
    instead: 'Use Anchor in the place of a link of a route',
  },
  // The router has its own way to write values into an address where it is given no other.
  {
    importer: /\/@tanstack\/router-core\/dist\/esm\/router\.js$/,
    source: './searchParams.js',
    names: ['defaultParseSearch', 'defaultStringifySearch'],
    instead: 'Give the router parseSearch and stringifySearch',
  },
  // Lists are pages that an address names.
  {
    importer: /\/@tanstack\/query-core\/build\/modern\/query\.js$/,
    source: './infiniteQueryBehavior.js',
    names: ['infiniteQueryBehavior'],
    instead: 'Infinite queries are left out of the bundle (unused-parts.ts)',
  },
];
const PREFIX = '\0unused:';

/** Leaves parts of libraries that the product does not use out of the bundle, where a bundler can't know. */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer = '') => {
      const index = UNUSED.findIndex((part) => part.source === source && part.importer.test(importer));
      return index === -1 ? null : `${PREFIX}${index}`;
    },
    load: (id) => {
      if (!id.startsWith(PREFIX)) return null;
      const { names = [], instead } = UNUSED[Number(id.slice(PREFIX.length))] ?? {};
      const failing = `() => { throw new Error(${JSON.stringify(instead)}); }`;
      return names.map((name) => `export const ${name} = ${failing};`).join('\n');
    },
  };
}
