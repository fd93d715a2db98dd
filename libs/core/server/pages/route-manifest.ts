import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import type { ServerManifest } from '@tanstack/router-core';

/** Vite's manifest of a client build, as far as it is used here. */
export type ViteManifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly isEntry?: boolean;
      readonly imports?: readonly string[];
      readonly css?: readonly string[];
    }
  >
>;

/**
 * What each route's HTML preloads: the entry's script and styles with the root, and with a route the chunk of its
 * screen and what that imports.
 */
export function createRouteManifest(router: AnyRouter, manifest: ViteManifest, base = '/'): ServerManifest {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The client build has no entry');
  const url = (file: string) => base + file;
  const shared = reach(manifest, [entry]);
  const routes: ServerManifest['routes'] = {
    [router.routeTree.id]: {
      scripts: [{ attrs: { type: 'module', async: true, src: url(manifest[entry]?.file ?? '') } }],
      css: styles(manifest, shared).map(url),
      // The entry itself is a script of the page already.
      preloads: [...shared].filter((key) => key !== entry).map((key) => url(manifest[key]?.file ?? '')),
    },
  };
  for (const route of Object.values<AnyRoute>(router.routesById)) {
    const source = (route.options.component as { sourceModule?: string } | undefined)?.sourceModule;
    if (source === undefined || !manifest[source]) continue;
    const own = [...reach(manifest, [source])].filter((key) => !shared.has(key));
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
