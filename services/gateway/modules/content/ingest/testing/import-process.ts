/** A separate process for tests, which imports a folder and kills itself when it has stored so many files. */
import { loadConfig } from '../../../../config/load-config.ts';
import { openServices } from '../../../../open-services.ts';
import type { ObjectStore } from '../../../../store/object-store.ts';
import { mediaOperation } from '../media-operation.ts';

const { IMPORTED: folder = '', FILES: files = '0' } = process.env;
const { services, close } = await openServices(loadConfig(process.env));
const { store } = services;
let stored = 0;
const deadly: ObjectStore = {
  ...store,
  put: async (key, body) => {
    const bytes = await store.put(key, body);
    stored += 1;
    if (stored === Number(files)) process.kill(process.pid, 'SIGKILL');
    return bytes;
  },
};
await mediaOperation.run({ ...services, store: deadly }, ['import', folder]);
await close();
