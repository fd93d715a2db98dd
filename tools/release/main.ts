import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `node release.mjs` in the folder of a packaged brand: registers its release at the gateway, activates one, or goes back
 * to the one before, with `GATEWAY_URL` and `BRAND_KEY` of the environment. `release.json` beside it says which release
 * the folder is. It ends with status 1 where nothing was done.
 */
const USAGE = [
  'Usage: node release.mjs register [--release ID]',
  '       node release.mjs activate [ID]  this folder’s release, or another one',
  '       node release.mjs back           to the release that was active before; a second time, forward again',
  '       node release.mjs list           live releases',
  'GATEWAY_URL is the origin of the gateway, BRAND_KEY the brand’s key.',
].join('\n');

/** Checking a release's documents takes a second or two. */
const ANSWER_MS = 60_000;

/** A failure that one sentence explains. */
class ReleaseError extends Error {}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof ReleaseError ? error.message : error);
  process.exitCode = 1;
}

async function run(args: readonly string[]): Promise<string> {
  const { command, subject, release } = readArguments(args);
  const folder = import.meta.dirname;
  const tenant = JSON.parse(await readFile(join(folder, 'tenant.json'), 'utf8')) as { readonly id: string };
  const call = callsOf(tenant.id);
  switch (command) {
    case 'register': {
      if (subject !== undefined) break;
      const documents: unknown = JSON.parse(await readFile(join(folder, 'documents.json'), 'utf8'));
      const answer = await call('POST', '/register', {
        release: release ?? (await releaseOf(folder)),
        tenant,
        documents,
      });
      // Its server says what it is registered as. An image can't be written to; RELEASE says it there.
      if (release !== undefined)
        await writeFile(nameFile(folder), `${JSON.stringify({ id: release })}\n`).catch(() => {});
      return answer;
    }
    case 'activate':
      if (release !== undefined) break;
      return call('POST', '/activate', { release: subject ?? (await releaseOf(folder)) });
    case 'back':
      if (subject !== undefined || release !== undefined) break;
      return call('POST', '/back', {});
    case 'list':
      if (subject !== undefined || release !== undefined) break;
      return call('GET', '');
  }
  throw new ReleaseError(USAGE);
}

function nameFile(folder: string): string {
  return join(folder, 'release.json');
}

/** The id of the release that the folder is. */
async function releaseOf(folder: string): Promise<string> {
  return (JSON.parse(await readFile(nameFile(folder), 'utf8')) as { readonly id: string }).id;
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { release: { type: 'string' } },
      allowPositionals: true,
    });
    const [command = '', subject, ...rest] = positionals;
    if (rest.length === 0) return { command, subject, release: values.release };
  } catch {
    // An unknown option is explained as everything else is.
  }
  throw new ReleaseError(USAGE);
}

/** Calls of the gateway's addresses for this brand's releases; each returns the line that it answered. */
function callsOf(brand: string) {
  const { GATEWAY_URL: origin = '', BRAND_KEY: key = '' } = process.env;
  return async (method: string, path: string, body?: object): Promise<string> => {
    if (!URL.canParse(origin)) throw new ReleaseError('GATEWAY_URL: expected the origin of the gateway');
    if (!/^[0-9a-f]{64}$/.test(key)) throw new ReleaseError('BRAND_KEY: expected 64 hexadecimal digits');
    const response = await fetch(new URL(`/releases/${brand}${path}`, origin), {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: Error) => {
      throw new ReleaseError(
        `The gateway at ${origin} does not answer: ${error.cause instanceof Error ? error.cause.message : error.message}`,
      );
    });
    const answer = (await response.json().catch(() => null)) as { readonly text?: string } | null;
    if (response.status === 403) throw new ReleaseError(`BRAND_KEY is not the key of ${brand} at this gateway.`);
    if (typeof answer?.text !== 'string') throw new ReleaseError(`The gateway answered ${response.status}.`);
    if (!response.ok) throw new ReleaseError(answer.text);
    return answer.text;
  };
}
