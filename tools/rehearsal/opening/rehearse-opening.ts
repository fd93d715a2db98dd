import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { openNetwork } from '../network.ts';
import { readProgram } from '../process.ts';
import { release } from '../stage.ts';
import { openBrowser } from './browser.ts';
import { publishFilm, startWork } from './desk.ts';
import { unexpectedLines } from './logs.ts';
import { useAsMember } from './member-steps.ts';
import type { OpenedNetwork, Opening } from './opening.ts';
import { STUDIO, writeStudioFiles } from './studio-files.ts';
import { takeFilmBack } from './take-back.ts';
import { followLinks } from './visit-pages.ts';

const STAFF = 'first-staff@studio.example';
/** How long a busy machine may take to prepare all films together. */
const PREPARED_WITHIN_MS = 600_000;
/** The time after which every gateway goes by a release that was activated. */
const ACTIVE_WITHIN_MS = 1_500;
/** A session is asked for before there is one. */
const ASKED_FOR_SESSION = /^401 GET \S+\/staff\/session on |status of 401 \(Unauthorized\)/;

/**
 * Opens a network of packages on an empty database as the how-tos say, and uses it in Chromium: migrations, the first
 * member of staff, prices, a folder with its films, a film of the console; then somebody who joins, finds, favors,
 * plays and downloads; and the film is taken back, which is measured. No page may have a request that fails, no link of
 * the tour may lead nowhere, and no server may log anything but what it says at its start.
 * @param look looks at the network in the end, as somebody who is a member
 */
export async function rehearseOpening(
  opening: Opening,
  look?: (opened: OpenedNetwork) => Promise<string>,
): Promise<void> {
  const { root, brand, steps, packages, databaseUrl } = opening;
  const folder = join(opening.folder, 'opening');
  await mkdir(join(folder, 'data'), { recursive: true });
  // A worker looks for ffmpeg in the PATH, and a machine that encodes is slow to answer.
  const gateway = { PATH: process.env['PATH'] ?? '', DATABASE_CONNECT_MS: '30000' };
  const network = await openNetwork({ root, brand, folder, databaseUrl, gateway });
  const browser = await openBrowser();
  const operate = (...args: readonly string[]): Promise<string> =>
    readProgram(packages.gateway, ['operations.mjs', ...args], network.gatewayEnvironment(databaseUrl));
  try {
    const files = await writeStudioFiles(root, join(folder, 'studio'));
    const opened: OpenedNetwork = { ...opening, folder, network, browser, files, operate };
    await startServers(opened);
    const desk = await publish(opened);
    await useAsMember(opened);
    await steps.run('the tour', async () => `${String(await followLinks(network.tour, network.members))} addresses`);
    await steps.run('faults', async () => {
      const faults = browser.takeFaults().filter((fault) => !ASKED_FOR_SESSION.test(fault));
      const lines = await unexpectedLines(join(packages.gateway, '..'));
      if (faults.length + lines.length > 0) throw new Error([...faults, ...lines].join('\n'));
      return `none in ${String(browser.requests())} answers, and none in the servers' logs`;
    });
    if (look) await steps.run('look', () => look(opened));
    // What nobody should see any more is asked for: the faults were counted before.
    await steps.run('taken back', async () => {
      const seconds = await takeFilmBack(desk, network.tour);
      return `${STUDIO.upload.title} was gone ${seconds.toFixed(2)} s after the button was pressed`;
    });
  } catch (error) {
    // Beside the logs: what the pages showed.
    await browser.photograph(join(packages.gateway, '..'));
    throw error;
  } finally {
    await browser.browser.close();
    await network.close();
  }
}

async function startServers({ steps, network, packages, operate }: OpenedNetwork): Promise<void> {
  await steps.run('an empty network', async () => {
    await operate('migrate');
    await network.gateways.start(packages.gateway);
    await network.consoles.start(packages.console);
    await release(network, packages.brand, 'register', '--release', 'first');
    await release(network, packages.brand, 'activate', 'first');
    // This follows docs/how-to/release-a-brand.md; what a brand server requests earlier is refused, which is a fault in
    // the log.
    await pause(ACTIVE_WITHIN_MS);
    await network.brands.start(packages.brand);
    return 'gateway, console and brand serve from an empty database';
  });
}

/** @returns the page of the console on which a film was published */
async function publish({ steps, network, browser, files, operate }: OpenedNetwork): Promise<Page> {
  const desk = await (await browser.open()).newPage();
  await steps.run('prices and content', async () => {
    await operate('content', 'import', files.prices);
    return lastLineOf(await operate('media', 'import', files.folder));
  });
  await steps.run('a film of the console', async () => {
    await operate('admin', 'create', STAFF);
    const link = /http\S+/.exec(await operate('admin', 'password', STAFF))?.[0] ?? '';
    const code = async (): Promise<string> => /\d{6}/.exec(await operate('admin', 'code', STAFF))?.[0] ?? '';
    await startWork(desk, { console: network.consoleUrl, email: STAFF, link, code });
    await publishFilm(desk, network.consoleUrl, files);
    return `${STUDIO.upload.title} was written, uploaded, prepared and published`;
  });
  await steps.run('the films of the folder', async () => {
    const before = performance.now() + PREPARED_WITHIN_MS;
    for (;;) {
      const printed = await operate('media', 'import', files.folder);
      if (!printed.includes('wait for their media')) return lastLineOf(printed);
      if (performance.now() > before) throw new Error(printed);
      await pause(2_000);
    }
  });
  return desk;
}

const lastLineOf = (printed: string): string => printed.trim().split('\n').at(-1) ?? '';
