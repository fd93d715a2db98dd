import { pino } from 'pino';
import { fillDatabase } from '@network/demo/fill-database.ts';
import { runProgram, startPackage } from './process.ts';
import { release, type Stage, waitUntil } from './stage.ts';
import { buy, callConsole, signIn, visitHome, watch } from './visits.ts';

/** Migrates, brings in content, and starts the servers of each kind, none of which serves before it may. */
export async function setUp(stage: Stage & { readonly databaseUrl: string }): Promise<void> {
  const { steps, network, packages, effort, databaseUrl } = stage;
  const { gateways, brands, consoles } = network;
  const operate = (...args: readonly string[]): Promise<string> =>
    runProgram(packages.gateway, ['operations.mjs', ...args], network.gatewayEnvironment(databaseUrl));
  await steps.run('a gateway before migrating', async () => {
    const early = startPackage(packages.gateway, 0, network.gatewayEnvironment(databaseUrl));
    const status = await early.ended;
    if (status !== 1) throw new Error(`it ended with status ${status}`);
    return 'refuses the empty database';
  });
  await steps.run('migrate', async () => operate('migrate'));
  await steps.run('content', async () => {
    await fillDatabase(databaseUrl, pino({ level: 'silent' }));
    return 'the demonstration stands in for a network’s own';
  });
  await steps.run('gateways', async () => {
    for (let count = 0; count < effort.servers; count += 1) await gateways.start(packages.gateway);
    return `${effort.servers} behind a proxy`;
  });
  await steps.run('console', async () => {
    for (let count = 0; count < effort.servers; count += 1) await consoles.start(packages.console);
    return `${effort.servers} behind a proxy; ${await callConsole(network.consoleUrl)}`;
  });
  await steps.run('brand servers', async () => {
    await brands.start(packages.brand);
    const early = await visitHome(network.tour).then(
      () => 'served',
      () => 'refused',
    );
    if (early !== 'refused') throw new Error('a brand that is not registered is served');
    const registered = await release(network, packages.brand, 'register', '--release', 'first');
    const active = await release(network, packages.brand, 'activate', 'first');
    for (let count = 1; count < effort.servers; count += 1) await brands.start(packages.brand);
    await waitUntil(async () => (await visitHome(network.tour)) !== '');
    return `not served before; ${registered} ${active}`;
  });
}

/** A member signs in and watches, and somebody new joins and pays. @returns with what they sign in */
export async function use({ steps, network, packages }: Stage): Promise<{ email: string; password: string }> {
  let bought = { email: '', password: '' };
  await steps.run('sign in and watch', async () => {
    const person = await signIn(network.members, 'member@demo.example');
    const bytes = await watch(network.members, person, packages.brand);
    return `the account, and ${bytes} bytes of a film’s stream`;
  });
  await steps.run('buy', async () => {
    bought = await buy(network.members);
    const person = await signIn(network.members, bought.email, bought.password);
    await watch(network.members, person, packages.brand);
    return `a month was paid for, and ${bought.email} watches`;
  });
  return bought;
}
