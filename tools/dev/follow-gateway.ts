import { join } from 'node:path';
import { isTexts } from '@network/core/build/message-folders.ts';
import { StartError } from '../start/start-error.ts';
import type { Run } from '../start/run-until-stopped.ts';
import { startServer } from '../start/start-server.ts';
import type { Gate } from './gate.ts';
import { type EditedTexts, isLoadedModules, isTextsAnswer, type TextsAnswer } from './gateway-messages.ts';
import { watchSources } from './watch-sources.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Starts the gateway from its sources, and again whenever one that it has loaded has changed; requests wait at the gate meanwhile.
 * Edited texts it takes as it runs. One that can't start any more waits for the next change.
 * @throws StartError when it can't start at first; it has printed why
 */
export async function followGateway(root: string, env: Environment, run: Run, gate: Gate): Promise<void> {
  let answer = (_texts: TextsAnswer['texts']): void => undefined;
  const gateway = {
    name: 'gateway',
    script: 'demo/gateway.ts',
    portVariable: 'GATEWAY_PORT',
    preloads: ['./tools/dev/report-modules.ts', './tools/dev/take-texts.ts'],
    hear: (message: unknown) => {
      if (isLoadedModules(message)) sources.add(message.loaded);
      if (isTextsAnswer(message)) answer(message.texts);
    },
  };
  const follow = async (files: readonly string[]): Promise<void> => {
    if (run.isStopping() || (files.every(isTexts) && (await takeTexts(files)) !== 'not taken')) return;
    console.log('The gateway’s sources have changed; starting it again.');
    await gate.shut();
    await current.stop();
    try {
      current = await startServer(root, env, run, gateway);
      console.log('The gateway is ready.');
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      console.error('It starts again after the next change.');
    }
    gate.open();
  };
  const takeTexts = (editedTexts: readonly string[]): Promise<TextsAnswer['texts']> =>
    new Promise((resolve) => {
      answer = resolve;
      // One that has ended takes nothing, and is to start again.
      void current.ended.then(() => resolve('not taken'));
      current.tell({ editedTexts } satisfies EditedTexts);
    });
  let changes = Promise.resolve();
  const sources = watchSources([join(root, 'libs/graphql')], (files) => {
    changes = changes.then(() => follow(files)).catch(run.fail);
  });
  run.onStop(async () => sources.close());
  let current = await startServer(root, env, run, gateway);
}
