import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createBuilder, createLogger, type Logger } from 'vite';

/** One reads and writes files or waits for the bundler's threads while the other computes. */
const AT_ONCE = 2;

/** How the build of a project ended. */
export interface ProjectBuild {
  /** Folder of the project, from the root. */
  readonly folder: string;
  readonly isBuilt: boolean;
  /** What there is to read about it. */
  readonly output: string;
}

/**
 * Builds projects by their `vite.config.ts`, as `vite build` does, in this process: Vite, its plugins and the compiled
 * code of both are loaded once for all of them.
 * @param folders of the projects, from the root
 * @returns each as soon as it has ended, whether it could be built or not
 */
export async function* buildProjects(root: string, folders: readonly string[]): AsyncGenerator<ProjectBuild> {
  const waiting = [...folders];
  const running = new Map<string, Promise<ProjectBuild>>();
  const begin = (): void => {
    const folder = waiting.shift();
    if (folder !== undefined) running.set(folder, buildProject(root, folder));
  };
  for (let begun = 0; begun < AT_ONCE; begun++) begin();
  while (running.size > 0) {
    const ended = await Promise.race(running.values());
    running.delete(ended.folder);
    begin();
    yield ended;
  }
}

async function buildProject(root: string, folder: string): Promise<ProjectBuild> {
  const lines: string[] = [];
  try {
    const path = join(root, folder);
    const builder = await createBuilder(
      // Vite writes its progress past the logger, unless it is to say nothing of it.
      { root: path, configFile: join(path, 'vite.config.ts'), customLogger: loggerInto(lines), logLevel: 'warn' },
      // This follows the command: without a `builder` in its configuration a project has one build, of its server.
      null,
    );
    await builder.buildApp();
    return { folder, isBuilt: true, output: lines.join('\n') };
  } catch (error) {
    lines.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { folder, isBuilt: false, output: lines.join('\n') };
  }
}

/** Vite's logger, which writes into lines: builds that run at the same time would mix theirs. */
function loggerInto(lines: string[]): Logger {
  const write = (message: string): void => void lines.push(stripVTControlCharacters(message));
  const seen = new Set<string>();
  return {
    ...createLogger('warn'),
    warn: write,
    warnOnce: (message) => {
      if (!seen.has(message)) write(message);
      seen.add(message);
    },
    error: write,
  };
}
