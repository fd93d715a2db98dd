/**
 * A separate worker process for tests, which kills itself as soon as the store has an object whose key contains KILL_AFTER, and
 * whose clock is ahead by AHEAD_MS.
 */
import { loadConfig } from '../../../../config/load-config.ts';
import { openServices } from '../../../../open-services.ts';
import type { ObjectStore } from '../../../../store/object-store.ts';
import { prepareMedia } from '../prepare-media.ts';

const { KILL_AFTER: killAfter = '', AHEAD_MS: ahead = '0' } = process.env;
const clock = { now: () => new Date(Date.now() + Number(ahead)) };
const { services, close } = await openServices(loadConfig(process.env), { clock });
const { store } = services;
const deadly: ObjectStore = {
  ...store,
  put: async (key, body) => {
    const bytes = await store.put(key, body);
    if (killAfter !== '' && key.includes(killAfter)) process.kill(process.pid, 'SIGKILL');
    return bytes;
  },
};
await prepareMedia.run({ ...services, store: deadly }, clock.now());
await close();
