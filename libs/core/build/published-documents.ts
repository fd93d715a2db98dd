import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes `documents.json`: the text of every operation by the hash that the build's pages send, for registering the
 * release with the gateway (decision 0240).
 */
export function publishedDocuments(manifest: string, outDir: string): Plugin {
  return {
    name: 'published-documents',
    writeBundle() {
      if (this.environment.name !== 'ssr') return;
      mkdirSync(outDir, { recursive: true });
      copyFileSync(manifest, join(outDir, 'documents.json'));
    },
  };
}
