import { join } from 'node:path';
import pg from 'pg';
import { runProgram } from './process.ts';
import type { Stage } from './stage.ts';
import { signIn, watch } from './visits.ts';

interface Loss extends Stage {
  readonly databaseUrl: string;
  readonly member: { readonly email: string; readonly password: string };
  readonly folder: string;
}

/** Loses the database and restores it from a backup: members who bought before can still watch. */
export async function restore({ steps, network, packages, effort, databaseUrl, member, folder }: Loss): Promise<void> {
  const file = join(folder, 'backup.gz');
  // The database knows a migration of the later release, so its operator's commands are used.
  const operate = (url: string, ...args: readonly string[]): Promise<string> =>
    runProgram(packages.laterGateway, ['operations.mjs', ...args], network.gatewayEnvironment(url));
  await steps.run('back up', async () => operate(databaseUrl, 'backup', file));
  await steps.run('lose the database, and restore', async () => {
    await network.gateways.stop();
    const url = await replaceDatabase(databaseUrl);
    const restored = await operate(url, 'restore', file);
    network.useDatabase(url);
    for (let count = 0; count < effort.servers; count += 1) await network.gateways.start(packages.gateway);
    const person = await signIn(network.members, member.email, member.password);
    await watch(network.members, person, packages.brand);
    return `${restored} ${member.email} watches`;
  });
}

/** Drops the network's database and makes an empty one. @returns its address */
async function replaceDatabase(url: string): Promise<string> {
  const admin = new URL(url);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  try {
    await client.query('drop database network with (force)');
    await client.query('create database restored');
  } finally {
    await client.end();
  }
  const restored = new URL(url);
  restored.pathname = '/restored';
  return restored.href;
}
