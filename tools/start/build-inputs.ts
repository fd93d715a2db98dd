import { createHash, type Hash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Something that nx builds, and that a start needs. */
export interface Build {
  /** Name of its project, after `@network/`. */
  readonly name: string;
  readonly target: 'build' | 'bundle';
  /** Its own folder. */
  readonly folder: string;
  /** The folder of another project that it takes in. */
  readonly takesIn?: string;
  /** A file that is there once it is built. */
  readonly output: string;
}

export const brandBuild = (name: string): Build => ({
  name,
  target: 'build',
  folder: `apps/${name}`,
  output: `dist/apps/${name}/server.js`,
});

export const gatewayBuild: Build = {
  name: 'gateway',
  target: 'bundle',
  folder: 'services/gateway',
  output: 'dist/services/gateway/server.js',
};

/** The gateway with the demonstration that it begins with. */
export const demonstrationBuild: Build = {
  name: 'demo',
  target: 'bundle',
  folder: 'demo',
  takesIn: gatewayBuild.folder,
  output: 'dist/demo/server.js',
};

export const consoleBuild: Build = {
  name: 'console',
  target: 'build',
  folder: 'services/console',
  output: 'dist/services/console/server.js',
};

/**
 * Files that every build reads, besides its own folder. Deliberately broad: too many files only cause an extra build.
 */
const SHARED = ['libs/**/*', 'tools/build/**/*', 'package-lock.json', 'nx.json', 'tsconfig.base.json'];
/** Files that a build locates but never reads: the media are twenty megabytes. */
const NOT_READ = new Set(['node_modules', 'dist', 'pictures', 'clips']);
/** Variables that change a build; nx.json declares the same ones. */
const VARIABLES = ['NODE_ENV'] as const;

/**
 * A digest of everything that each build reads. Equal digests, equal builds. Shared files are read once.
 * @returns as 64 hexadecimal digits
 */
export async function digestsOfInputs(
  root: string,
  builds: readonly Build[],
  env: NodeJS.ProcessEnv,
): Promise<ReadonlyMap<Build, string>> {
  const common = await digestOfFiles(root, SHARED);
  for (const name of VARIABLES) common.update(`${name}=${env[name] ?? ''}\0`);
  const entries = builds.map(async (build) => {
    const folders = [build.folder, ...(build.takesIn === undefined ? [] : [build.takesIn])];
    const own = await digestOfFiles(
      root,
      folders.map((folder) => `${folder}/**/*`),
    );
    return [build, common.copy().update(own.digest()).digest('hex')] as const;
  });
  return new Map(await Promise.all(entries));
}

async function digestOfFiles(root: string, patterns: readonly string[]): Promise<Hash> {
  const paths: string[] = [];
  const exclude = (entry: { name: string }): boolean => NOT_READ.has(entry.name);
  for await (const entry of glob([...patterns], { cwd: root, exclude, withFileTypes: true })) {
    if (entry.isFile()) paths.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256');
  const contents = await Promise.all(paths.toSorted().map(async (path) => [path, await readFile(path)] as const));
  for (const [path, content] of contents) hash.update(`${path}\0${content.length}\0`).update(content);
  return hash;
}
