import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInstallScripts } from './install-scripts.mjs';
import { isInstalled, linkWorkspaces } from './installed-packages.mjs';
import { complaintAboutNode } from './node-version.mjs';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const pinnedNode = join(root, 'node_modules/node/bin/node');

/** Ends the process with one sentence when this machine can't begin; installs what is missing. */
export async function prepare() {
  const complaint = complaintAboutNode(process.versions.node);
  if (complaint) fail(complaint);
  linkWorkspaces(root);
  if (isInstalled(root)) return;
  await npm('Installing dependencies', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  console.log('Setting up native packages …');
  await runInstallScripts(root).catch((error) => fail(error.message));
  if (!isInstalled(root)) fail('The dependencies are not as package-lock.json has them after `npm ci`.');
}

/**
 * Goes on in the pinned Node.js with the workspace's commands on PATH, and ends as that process ends.
 * @param {string[]} args script and its arguments
 */
export function continueOnPinnedNode(args) {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  // Compiling and stripping types is half of a server's start; npm empties the folder with the packages.
  const folder = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node');
  const env = { ...process.env, PATH: path, NODE_COMPILE_CACHE: folder };
  const child = spawn(pinnedNode, args, { cwd: root, stdio: 'inherit', env });
  // A terminal sends Ctrl-C to both; any other signal to us is meant for the child.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill('SIGTERM'));
  child.on('error', (error) => fail(`The pinned Node.js could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    for (const handled of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(handled);
    process.kill(process.pid, signal);
  });
}

const LOOK_AGAIN_MS = 500;

/** npm runs a script by a shell, which passes no signal on: a signal to npm ends the shell, and is meant for us. */
function whenOrphaned(end) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, LOOK_AGAIN_MS);
  watch.unref();
}

const SAY_AGAIN_MS = 10_000;

/** Runs npm and says how long it has been at it. Its warnings are about the Node.js that only begins, not the pinned one. */
async function npm(what, args) {
  // npm names its own entry file to the scripts that it runs; started by hand, it is on PATH.
  const own = process.env.npm_execpath;
  const [command, first] = own ? [realpathSync(process.execPath), [own]] : ['npm', []];
  console.log(`${what} …`);
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const progress = setInterval(() => console.log(`${what} … ${seconds()} s`), SAY_AGAIN_MS);
  const child = spawn(command, [...first, ...args, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((settle) => {
    child.on('error', (error) => fail(`npm could not be started: ${error.message}`));
    child.on('close', settle);
  });
  clearInterval(progress);
  if (code !== 0) fail(`\`npm ${args[0]}\` failed; see above.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
