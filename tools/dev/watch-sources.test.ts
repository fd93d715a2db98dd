import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isGatewaySource, watchGatewaySources } from './watch-sources.ts';

describe('sources of the gateway', () => {
  it('are code, schema and data, not documents and tests', () => {
    const all = ['main.ts', 'schema.graphql', 'persisted-operations.json', 'README.md', 'wall.integration.test.ts'];
    expect(all.filter(isGatewaySource)).toEqual(['main.ts', 'schema.graphql', 'persisted-operations.json']);
  });

  it('are seen changing again and again, also when an editor replaces a file', async () => {
    const root = mkdtempSync(join(tmpdir(), 'watch-sources-'));
    for (const name of ['access', 'graphql', 'lifecycle', 'messages', 'server', 'tenant', 'validation']) {
      mkdirSync(join(root, 'libs', name), { recursive: true });
    }
    mkdirSync(join(root, 'demo'));
    mkdirSync(join(root, 'services/gateway/modules/browsing/wall'), { recursive: true });
    const file = join(root, 'services/gateway/modules/browsing/wall/resolvers.ts');
    writeFileSync(file, '1');
    const onChange = vi.fn<() => void>();
    const close = watchGatewaySources(root, onChange);
    onTestFinished(() => {
      close();
      rmSync(root, { recursive: true });
    });
    const replace = (text: string): void => {
      writeFileSync(`${file}.swp`, text);
      renameSync(`${file}.swp`, file);
    };
    replace('2');
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), 10_000);
    replace('3');
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), 10_000);
    writeFileSync(file, '4');
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(3), 10_000);
  });
});
