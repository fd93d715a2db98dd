import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestsOfInputs } from './build-inputs.ts';
import { StartError } from './start-error.ts';

/**
 * Builds the brands whose sources changed. nx decides that too, from its cache, but takes seconds to say that nothing
 * did; so each brand's digest is kept beside its build and nx is asked only about those that differ.
 * @throws StartError when a build fails; nx has printed why
 */
export async function buildBrands(root: string, brands: readonly string[]): Promise<void> {
  const digests = await digestsOfInputs(root, brands, process.env);
  const stale: string[] = [];
  for (const [brand, digest] of digests) {
    const kept = await readFile(digestFile(root, brand), 'utf8').catch(() => '');
    if (kept !== digest || !existsSync(join(root, 'dist/apps', brand, 'server.js'))) stale.push(brand);
  }
  if (stale.length === 0) return;
  console.log(`Building ${stale.join(', ')} …`);
  await runNx(root, [
    'run-many',
    '--targets=build',
    `--projects=${stale.map((brand) => `@network/${brand}`).join(',')}`,
  ]);
  await mkdir(join(root, '.nx'), { recursive: true });
  for (const brand of stale) await writeFile(digestFile(root, brand), digests.get(brand) ?? '');
}

function digestFile(root: string, brand: string): string {
  return join(root, '.nx', `built-${brand}`);
}

async function runNx(root: string, args: readonly string[]): Promise<void> {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };
  const child = spawn(join(root, 'node_modules/.bin/nx'), [...args, '--outputStyle=static'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // A start that gives up meanwhile takes its build with it.
  const abandon = (): boolean => child.kill();
  process.once('exit', abandon);
  const [code] = await once(child, 'close');
  process.off('exit', abandon);
  if (code === 0) return;
  process.stderr.write(output);
  throw new StartError('The build failed; see above.');
}
