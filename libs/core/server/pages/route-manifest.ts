import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import type { ServerManifest } from '@tanstack/router-core';
import { FIRST_SCREEN, LATER_PAGES } from '../../routing/first-screen.ts';

/** Vite's manifest of a client build, as far as it is used here. */
export type ViteManifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly name?: string;
      readonly isEntry?: boolean;
      readonly imports?: readonly string[];
      readonly css?: readonly string[];
    }
  >
>;

/**
 * Lists what each route's HTML preloads: the script and styles of the entry with the root, and with each route the
 * chunk of its screen, what that imports and, unless it is the first page's, the routes of all pages. `translated` has
 * the files that differ in the language of the page.
 */
export function createRouteManifest(
  router: AnyRouter,
  manifest: ViteManifest,
  translated: ReadonlyMap<string, string> = new Map(),
): ServerManifest {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The client build has no entry');
  const url = (file: string) => `/${translated.get(file) ?? file}`;
  const shared = reach(manifest, [entry]);
  const routes: ServerManifest['routes'] = {
    [router.routeTree.id]: {
      scripts: [{ attrs: { type: 'module', async: true, src: url(manifest[entry]?.file ?? '') } }],
      css: styles(manifest, shared).map(url),
      // The entry itself is a script of the page already.
      preloads: [...shared].filter((key) => key !== entry).map((key) => url(manifest[key]?.file ?? '')),
    },
  };
  const later = Object.keys(manifest).filter((key) => manifest[key]?.name === LATER_PAGES);
  for (const route of Object.values<AnyRoute>(router.routesById)) {
    const source = (route.options.component as { sourceModule?: string } | undefined)?.sourceModule;
    if (source === undefined || !manifest[source]) continue;
    const needed = FIRST_SCREEN.test(source) ? [source] : [source, ...later];
    const own = [...reach(manifest, needed)].filter((key) => !shared.has(key));
    routes[route.id] = {
      css: styles(manifest, new Set(own)).map(url),
      preloads: own.map((key) => url(manifest[key]?.file ?? '')),
    };
  }
  return { routes };
}

/** The styles that every page begins with: the entry's own and those of what it imports. */
export function entryStyles(manifest: ViteManifest): readonly string[] {
  return styles(
    manifest,
    reach(
      manifest,
      Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
    ),
  );
}

function reach(manifest: ViteManifest, from: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...from];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (reached.has(key)) continue;
    reached.add(key);
    waiting.push(...(manifest[key]?.imports ?? []));
  }
  return reached;
}

function styles(manifest: ViteManifest, keys: ReadonlySet<string>): string[] {
  return [...new Set([...keys].flatMap((key) => manifest[key]?.css ?? []))];
}
