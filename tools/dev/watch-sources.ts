import { existsSync, type FSWatcher, watch } from 'node:fs';
import { dirname, join } from 'node:path';

/** An editor writes several files at once, or one in several steps. */
const SETTLED_MS = 200;

/** What a program reads beside its modules: its schema and operations, and lists. */
const isData = (path: string): boolean => /\.(graphql|json|txt)$/.test(path);

/** Follows the files of a program. */
export interface SourceWatch {
  /** Modules that the program has loaded, from now on. */
  readonly add: (modules: readonly string[]) => void;
  readonly close: () => void;
}

/**
 * Calls back with those files that a program has loaded, once they have changed and have settled; and with data in the folders
 * of its modules. Other files of these folders, such as tests, change nothing that the program does.
 * @param dataFolders have data, but perhaps no module
 */
export function watchSources(
  dataFolders: readonly string[],
  onChange: (files: readonly string[]) => void,
): SourceWatch {
  const folders = new Set(dataFolders);
  const modules = new Set<string>();
  const changed = new Set<string>();
  let watchers: FSWatcher[] = [];
  let settling: NodeJS.Timeout | undefined;

  const close = (): void => {
    clearTimeout(settling);
    for (const watcher of watchers) watcher.close();
    watchers = [];
  };
  const settle = (): void => {
    // A folder may be another one under its name, as after a change of branches.
    close();
    for (const folder of folders) open(folder);
    const files = [...changed];
    changed.clear();
    onChange(files);
  };
  // Folder by folder: on Linux a recursive watch loses a file that an editor replaces.
  const open = (folder: string): void => {
    if (!existsSync(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      const file = join(folder, name ?? '');
      if (!modules.has(file) && !isData(file)) return;
      changed.add(file);
      clearTimeout(settling);
      settling = setTimeout(settle, SETTLED_MS);
    });
    watchers.push(watcher);
  };
  for (const folder of folders) open(folder);
  return {
    add: (loaded) => {
      for (const file of loaded) {
        modules.add(file);
        const folder = dirname(file);
        if (folders.has(folder)) continue;
        folders.add(folder);
        open(folder);
      }
    },
    close,
  };
}
