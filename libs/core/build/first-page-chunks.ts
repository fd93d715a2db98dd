import type { Plugin } from 'vite';
import { FIRST_SCREEN, LATER_PAGES } from '../routing/first-screen.ts';

/** The part of a bundler's module graph that is needed here. */
export interface ModuleGraph {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

interface ChunkGroup {
  readonly name: string;
  readonly priority: number;
  readonly test: (id: string) => boolean;
}

/** Where first pages start: the entry, and the screen that most visits begin with. */
const STARTS = [/\/entry-client\.tsx$/, FIRST_SCREEN];
/** Where the pages begin that a browser loads later. */
const LATER = [
  /\/features\/[a-z-]+\/routes\.tsx$/,
  /\/features\/app\/(?:later-feature-routes\.ts|later-slots\.ts|page-search\.ts|open-dialog\.tsx|missing-part\.tsx)$/,
  /\/features\/errors\/screens\/(?:not-found|server-error|last)-page\.tsx$/,
];
/** Packages, and what the bundler itself adds for them. */
const PACKAGE = /\/node_modules\/|^\0rolldown\/runtime/;
/** Packages with one module for everything: code that only later pages use would be loaded with it. */
const TAKEN_SINGLY = [
  /\/node_modules\/lucide-react\//,
  /\/(useQueries|queriesObserver|useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/,
];

/**
 * Two chunks for the code of the first page: `vendor` with packages, which change seldom and stay cached across a
 * brand's releases, and `first-page` with our own code. Sixty small files, each compressed separately, were a tenth
 * larger. The routes of all later pages are one chunk, too. Other code of later pages is left to the bundler.
 */
export function firstPageChunks(): { readonly plugin: Plugin; readonly groups: readonly ChunkGroup[] } {
  let needed: ReadonlySet<string> = new Set();
  let neededLater: ReadonlySet<string> = new Set();
  // Entries stay separate chunks: by their names a manifest shows what a page loads.
  const isShared = (id: string) => needed.has(id) && !isStart(id, STARTS) && !isStart(id, TAKEN_SINGLY);
  return {
    plugin: {
      name: 'first-page-chunks',
      applyToEnvironment: (environment) => environment.name === 'client',
      renderStart() {
        needed = importedFrom(STARTS, this);
        neededLater = importedFrom(LATER, this);
      },
    },
    groups: [
      { name: 'vendor', priority: 2, test: (id) => isShared(id) && PACKAGE.test(id) },
      { name: 'first-page', priority: 1, test: isShared },
      {
        name: LATER_PAGES,
        priority: 0,
        test: (id) => neededLater.has(id) && !needed.has(id) && !isStart(id, TAKEN_SINGLY),
      },
    ],
  };
}

/** Every module that the patterns' modules import statically, including themselves. */
export function importedFrom(starts: readonly RegExp[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...graph.getModuleIds()].filter((id) => isStart(id, starts));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

function isStart(id: string, starts: readonly RegExp[]): boolean {
  return starts.some((pattern) => pattern.test(id));
}
