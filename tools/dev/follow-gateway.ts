import { StartError } from '../start/start-error.ts';
import type { Run } from '../start/run-until-stopped.ts';
import { startServer } from '../start/start-server.ts';
import { watchGatewaySources } from './watch-sources.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const gateway = { name: 'gateway', script: 'demo/gateway.ts', portVariable: 'GATEWAY_PORT' };

/**
 * Starts the gateway from its sources, and again whenever they change. One that can't start any more waits for the next
 * change.
 * @throws StartError when it can't start at first; it has printed why
 */
export async function followGateway(root: string, env: Environment, run: Run): Promise<void> {
  let current = await startServer(root, env, run, gateway);
  let restarts = Promise.resolve();
  const restart = async (): Promise<void> => {
    if (run.isStopping()) return;
    console.log('The gateway’s sources have changed; starting it again.');
    await current.stop();
    try {
      current = await startServer(root, env, run, gateway);
      console.log('The gateway is ready.');
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      console.error('It starts again after the next change.');
    }
  };
  const close = watchGatewaySources(root, () => {
    restarts = restarts.then(restart).catch(run.fail);
  });
  run.onStop(async () => close());
}
