import { afterAll, beforeAll } from 'vitest';

/**
 * Opens something before the tests of a file, or of a `describe`, and closes it after them and after what was opened later.
 * @returns an object that is empty until then
 */
export function openForTests<Opened extends { close(): Promise<unknown> }>(open: () => Promise<Opened>): Opened {
  const opened: Partial<Opened> = {};
  beforeAll(async () => void Object.assign(opened, await open()));
  afterAll(async () => opened.close?.());
  return opened as Opened;
}
