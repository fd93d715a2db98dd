import { join } from 'node:path';

/**
 * The variables under which this workspace starts nx: quietly, in one process, with its records of what each kept
 * result is made of beside the results, so that somebody who hands `.nx/cache` on hands on both.
 */
export function nxEnvironment(root: string): Record<string, string> {
  return {
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NX_NO_CLOUD: 'true',
    NX_WORKSPACE_DATA_DIRECTORY: join(root, '.nx/cache/records'),
  };
}
