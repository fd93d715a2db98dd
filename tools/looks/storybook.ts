import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { runCommand } from '../test/run-command.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
};

/**
 * Builds the Storybook to static files.
 * @throws Error with its output when it can't be built
 */
export async function buildStorybook(root: string, folder: string): Promise<void> {
  const { code, output } = await runCommand(root, 'storybook', ['build', '--quiet', '-o', folder], {});
  if (code !== 0) throw new Error(`The Storybook can’t be built:\n${output}`);
}

/** Serves the files of a folder on a free port of this machine. */
export async function serveFolder(folder: string): Promise<{ readonly origin: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    readFile(join(folder, decodeURIComponent(pathname))).then(
      (file) => {
        response.setHeader('content-type', TYPES[extname(pathname)] ?? 'application/octet-stream');
        response.end(file);
      },
      () => {
        response.statusCode = 404;
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** The ids of all stories of a built Storybook, in order. */
export async function storyIds(folder: string): Promise<readonly string[]> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, { readonly type: string }>>;
  };
  return Object.entries(index.entries)
    .filter(([, { type }]) => type === 'story')
    .map(([id]) => id)
    .toSorted();
}
