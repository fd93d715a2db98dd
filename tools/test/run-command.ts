import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How a command ended. */
export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** Runs a command of the workspace quietly and collects its output. */
export async function runCommand(
  root: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const child = spawn(command, [...args], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : 1, output: Buffer.concat(chunks).toString() };
}
