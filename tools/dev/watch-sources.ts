import { type FSWatcher, globSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Folders that the gateway's code is in. */
const FOLDERS = [
  'services/gateway',
  'demo',
  ...['access', 'graphql', 'lifecycle', 'messages', 'server', 'tenant', 'validation'].map((name) => `libs/${name}`),
];
/** An editor writes several files at once, or one in several steps. */
const SETTLED_MS = 200;

const NOT_WATCHED = new Set(['node_modules', 'artwork', 'pictures', 'clips', 'testing']);

/** Whether a change of that file changes what the gateway does. */
export function isGatewaySource(path: string): boolean {
  return /\.(ts|graphql|json)$/.test(path) && !path.endsWith('.test.ts');
}

/**
 * Calls back once sources of the gateway have changed and have settled.
 * @returns what ends it
 */
export function watchGatewaySources(root: string, onChange: () => void): () => void {
  let settling: NodeJS.Timeout | undefined;
  let watchers: FSWatcher[] = [];
  const close = (): void => {
    clearTimeout(settling);
    for (const watcher of watchers) watcher.close();
  };
  const settle = (): void => {
    // There may be new folders.
    close();
    open();
    onChange();
  };
  const open = (): void => {
    // Folder by folder: on Linux a recursive watch loses a file that an editor replaces.
    watchers = foldersBelow(root).map((folder) =>
      watch(folder, (_event, path) => {
        if (path === null || !isGatewaySource(path)) return;
        clearTimeout(settling);
        settling = setTimeout(settle, SETTLED_MS);
      }),
    );
  };
  open();
  return close;
}

function foldersBelow(root: string): string[] {
  const exclude = ({ name }: { readonly name: string }): boolean => NOT_WATCHED.has(name);
  return FOLDERS.flatMap((folder) => [
    join(root, folder),
    ...globSync(`${folder}/**/*`, { cwd: root, withFileTypes: true, exclude })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name)),
  ]);
}
