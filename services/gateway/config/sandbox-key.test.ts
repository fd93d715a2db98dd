import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sandboxKey } from './sandbox-key.ts';
import { secretsOf } from './secrets.ts';

it('is what the command of the manual derives from the secret of a gateway', () => {
  const manual = readFileSync(new URL('../../../docs/how-to/operate.md', import.meta.url), 'utf8');
  const command = /SANDBOX_KEY=\$\(node -e '(?<script>[^']+)'\)/.exec(manual)?.groups?.['script'] ?? '';
  const gateway = 'a secret of the gateway that nobody else has';
  const printed = execFileSync(process.execPath, ['-e', command], {
    env: { GATEWAY_SECRET: gateway },
    encoding: 'utf8',
  });
  expect(printed.trim()).toBe(sandboxKey({ secrets: secretsOf({ brand: 'another secret', gateway }) }));
});
