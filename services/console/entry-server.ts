import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Environment } from '@network/server/configuration/read-variables.ts';
import { type ConsoleApp, createApp } from './server/console-app.ts';
import { listen } from './server/listen.ts';

const client = join(dirname(fileURLToPath(import.meta.url)), 'client');

/** The console's server of this build, for a process that hosts others too; it listens when Node was started with this module. */
export const createConsoleApp = (env: Environment): ConsoleApp => createApp(env, client);

const started = process.argv[1];
if (started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(import.meta.url))) {
  listen(createConsoleApp, process.env);
}
