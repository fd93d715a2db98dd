import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { build } from 'vite';
import { writeStart } from './write-start.ts';

const GATEWAY = 'services/gateway';
const BUNDLE = `dist/${GATEWAY}`;
const OPERATIONS = `dist/${GATEWAY}-operations`;
/**
 * Files that the running gateway reads beside its code: the schema, the editors' words, the operations of its own tree.
 */
const READ_FILES = [
  /^modules\/[a-z-]+\/[a-z-]+\/(?:staff-api\/)?[a-z.-]+\.graphql$/,
  /^modules\/browsing\/comments\/text\/banned-words\.txt$/,
];
/** The documents of brands' pages and of the console's. */
const MANIFESTS = ['libs/graphql/persisted-operations.json', 'libs/graphql/console-operations.json'];
/** Packages that the bundle leaves outside: what is native, or reads files of its own package. */
const OUTSIDE = [
  /^@node-rs\/argon2(?:-.+)?$/,
  // Sharp comes with what it loads: its build for this system, and three small packages.
  /^(?:sharp|@img\/.+|detect-libc|semver)$/,
  // Its program finds itself by its file.
  /^wawoff2$/,
];
/**
 * The upright letters of a typeface's package, which the sign-in pages and the cards of films need, with its licence.
 */
const TYPEFACE = /-latin(?:-ext)?-(?:wght|400)-normal\.woff2$|(?:package\.json|LICENSE)$/;
/** What signs with a passkey in a browser, and the file by which its package is found. */
const PASSKEY_SCRIPT =
  /^(?:dist\/bundle\/index\.umd\.min\.js|script\/.+\.js|script\/package\.json|package\.json|LICENSE\.md)$/;

/**
 * Lays a gateway into a folder that runs alone: `node start.mjs`, and `node operations.mjs …` for an operator's
 * commands. Nothing of the demonstration is in it. Its native packages are those of this machine's system.
 */
export async function packageGateway(root: string, folder: string): Promise<void> {
  const configFile = join(root, GATEWAY, 'vite.config.ts');
  await build({ configFile, logLevel: 'warn' });
  await build({
    configFile,
    logLevel: 'warn',
    build: {
      outDir: join(root, OPERATIONS),
      rolldownOptions: {
        input: join(root, GATEWAY, 'operations/main.ts'),
        output: { entryFileNames: 'operations.js', codeSplitting: false },
      },
    },
  });
  const copy = async (from: string, to = from): Promise<void> => {
    await mkdir(dirname(join(folder, to)), { recursive: true });
    await cp(join(root, from), join(folder, to), { recursive: true });
  };
  await copy(`${BUNDLE}/server.js`);
  await copy(`${OPERATIONS}/operations.js`);
  for (const manifest of MANIFESTS) await copy(manifest);
  for (const file of await filesOf(join(root, GATEWAY, 'modules'))) {
    if (READ_FILES.some((pattern) => pattern.test(`modules/${file}`))) await copy(`${GATEWAY}/modules/${file}`);
  }
  for (const name of await packagesOf(root)) {
    if (OUTSIDE.some((pattern) => pattern.test(name))) await copy(`node_modules/${name}`);
    const needed = name.startsWith('@fontsource')
      ? TYPEFACE
      : name === '@simplewebauthn/browser'
        ? PASSKEY_SCRIPT
        : null;
    if (needed === null) continue;
    for (const file of await filesOf(join(root, 'node_modules', name))) {
      if (needed.test(file)) await copy(`node_modules/${name}/${file}`);
    }
  }
  await writeStart(folder, 'start.mjs', `./${BUNDLE}/server.js`);
  await writeStart(folder, 'operations.mjs', `./${OPERATIONS}/operations.js`);
}

async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** The packages that the gateway declares, and the builds of native ones for this system. */
async function packagesOf(root: string): Promise<readonly string[]> {
  const manifest = JSON.parse(await readFile(join(root, GATEWAY, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const scopes = await Promise.all(
    ['@node-rs', '@img'].map(async (scope) =>
      (await readdir(join(root, 'node_modules', scope))).map((name) => `${scope}/${name}`),
    ),
  );
  return [...new Set([...Object.keys(manifest.dependencies), ...scopes.flat(), 'detect-libc', 'semver'])];
}
