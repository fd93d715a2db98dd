import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nxEnvironment } from '../build/nx-environment.ts';
import { type Build, digestsOfInputs } from './build-inputs.ts';
import { StartError } from './start-error.ts';

/** A build that is missing, or whose sources have changed since. */
export interface StaleBuild extends Build {
  /** Digest of its current inputs. */
  readonly digest: string;
}

/**
 * Which builds have to be made. nx knows that too, from its cache, but takes seconds to say that nothing changed; so
 * each build's digest is stored beside it, and nx runs only for those that differ.
 */
export async function findStale(root: string, builds: readonly Build[]): Promise<StaleBuild[]> {
  const stale: StaleBuild[] = [];
  for (const [build, digest] of await digestsOfInputs(root, builds, process.env)) {
    const stored = await readFile(digestFile(root, build), 'utf8').catch(() => '');
    if (stored !== digest || !existsSync(join(root, build.output))) stale.push({ ...build, digest });
  }
  return stale;
}

/**
 * Makes those builds.
 * @throws StartError when one fails; nx has printed why
 */
export async function makeBuilds(root: string, builds: readonly StaleBuild[]): Promise<void> {
  if (builds.length === 0) return;
  console.log(`Building ${builds.map(({ name }) => name).join(', ')} …`);
  const targets = [...new Set(builds.map(({ target }) => target))];
  await runNx(root, [
    'run-many',
    `--targets=${targets.join(',')}`,
    `--projects=${builds.map(({ name }) => `@network/${name}`).join(',')}`,
  ]);
  await mkdir(join(root, '.nx'), { recursive: true });
  for (const build of builds) await writeFile(digestFile(root, build), build.digest);
}

function digestFile(root: string, { name }: Build): string {
  return join(root, '.nx', `built-${name}`);
}

async function runNx(root: string, args: readonly string[]): Promise<void> {
  const child = spawn(join(root, 'node_modules/.bin/nx'), [...args, '--outputStyle=static'], {
    cwd: root,
    env: { ...process.env, ...nxEnvironment(root) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // A start that gives up meanwhile ends its build too.
  const abandon = (): boolean => child.kill();
  process.once('exit', abandon);
  const [code] = await once(child, 'close');
  process.off('exit', abandon);
  if (code === 0) return;
  process.stderr.write(output);
  throw new StartError('The build failed; see above.');
}
