import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { installableApp } from '@network/core/build/installable-app.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';

/** The part of a bundler that writes what makes a brand an app. */
interface Emitting {
  emitFile(file: { readonly fileName: string; readonly source: string | Uint8Array }): void;
}

/**
 * A new folder with the files of a brand that its pages name and no bundler has to make: its assets, and the manifest and icons
 * that a build draws of them.
 */
export async function writeFilesOfBuild(tenant: Tenant): Promise<string> {
  const app = join(import.meta.dirname, '../../apps', tenant.id);
  const folder = mkdtempSync(join(tmpdir(), `files-of-${tenant.id}-`));
  cpSync(join(app, 'assets'), folder, { recursive: true });
  const { generateBundle } = installableApp(app, tenant);
  const write = generateBundle as unknown as (this: Emitting) => Promise<void>;
  await write.call({
    emitFile: ({ fileName, source }) => {
      const file = join(folder, fileName);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, source);
    },
  });
  return folder;
}
