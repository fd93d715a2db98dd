import { addressEnd, importAt } from '../routing/repeat-import.ts';

/** Stylesheets that are here or on their way, by their files. */
const sheets: Record<string, Promise<unknown>> = {};

/**
 * Imports a chunk once its stylesheets are there: what a build has in the place of Vite's own helper. The chunk is imported at the
 * end of its address that was said when this was called (`repeatable`).
 */
function importAfterSheets<Module>(importer: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  const end = addressEnd();
  return Promise.all(files.map((file) => (sheets[file] ??= loadSheet(file)))).then(() => importAt(importer, end));
}

/** Loads a stylesheet, unless the server's HTML has it. One that could not be loaded is asked for anew the next time. */
function loadSheet(file: string): Promise<unknown> {
  const href = `/${file}`;
  return new Promise<unknown>((resolve, reject) => {
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return resolve(null);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      delete sheets[file];
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    });
    document.head.append(link);
  });
}

export { importAfterSheets as __vitePreload };
