/**
 * The name under which the code of a build finds what it adds to the address of a chunk that it imports
 * (`libs/core/build/plain-imports.ts`).
 */
export const ADDRESS_END = 'chunkAddressEnd';

interface AddressEnd {
  [ADDRESS_END]?: string;
}

/** What is added to the addresses of chunks that are imported now. */
export const addressEnd = (): string => (globalThis as AddressEnd)[ADDRESS_END] ?? '';

/**
 * An importer of a chunk that helps when it is called again. Chromium keeps a module that could not be loaded: the same address fails
 * for as long as the document is there, whatever the network does. Other browsers ask the host once more. So the second call is for
 * the same address, and each call that follows a further failure is for an address of its own, `./x.js?1`, where the host has the same
 * file. All importers of a chunk go through the same addresses, so that a page has one instance of it.
 * @param importer imports one chunk, and does it before it waits for anything
 */
export function repeatable<Module>(importer: () => Promise<Module>): () => Promise<Module> {
  let failures = 0;
  return () => {
    const before = failures;
    return importAt(importer, before < 2 ? '' : `?${before - 1}`).catch((error: unknown) => {
      // Calls that failed together were one try.
      failures = before + 1;
      throw error;
    });
  };
}

/** Imports a chunk at an end of its address. The code that imports reads it at once, so that no other import sees it. */
export function importAt<Module>(importer: () => Promise<Module>, end: string): Promise<Module> {
  const place = globalThis as AddressEnd;
  place[ADDRESS_END] = end;
  try {
    return importer();
  } finally {
    delete place[ADDRESS_END];
  }
}
