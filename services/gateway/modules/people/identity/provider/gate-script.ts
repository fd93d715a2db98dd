import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { addPasskeyButton, offerPasskeys, passwordAids } from './gate-behavior.ts';

const { resolve } = createRequire(import.meta.url);
const A_YEAR_S = 31_536_000;

/** The library's own build for pages, as the other file of its package names it. */
const library = readFileSync(
  resolve('@simplewebauthn/browser').replace(/(script|esm)[\\/]index\.js$/, 'dist/bundle/index.umd.min.js'),
  'utf8',
);

/** Functions are sent as they are written: they use nothing but the browser and their arguments. */
const script = `${library}
(${String(passwordAids)})();
(${String(offerPasskeys)})(SimpleWebAuthnBrowser);
(${String(addPasskeyButton)})(SimpleWebAuthnBrowser);
`;

/** The script of the identity server's forms, under an address that changes with it. */
export const GATE_SCRIPT_PATH = `/gate-${createHash('sha256').update(script).digest('hex').slice(0, 16)}.js`;

/** Serves the script at the gateway's public address. */
export function gateScriptRoute(app: FastifyInstance): void {
  app.get(GATE_SCRIPT_PATH, (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${A_YEAR_S}, immutable`)
      .header('x-content-type-options', 'nosniff')
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}
