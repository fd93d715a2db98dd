import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const git = promisify(execFile);

/**
 * Paths that differ from where this branch left `main` (NX_BASE names another), with what is not committed yet.
 * @throws Error when git does not know that branch
 */
export async function changedFiles(root: string, base = process.env['NX_BASE'] || 'main'): Promise<string[]> {
  const lines = async (...args: string[]): Promise<string[]> => {
    const { stdout } = await git('git', args, { cwd: root, maxBuffer: 64_000_000 });
    return stdout.split('\n').filter(Boolean);
  };
  const [fork = ''] = await lines('merge-base', base, 'HEAD').catch(() => {
    throw new Error(`--affected: git knows no "${base}" to compare with; NX_BASE names another commit or branch.`);
  });
  const [tracked, untracked] = await Promise.all([
    lines('diff', '--name-only', '--no-renames', fork),
    lines('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...new Set([...tracked, ...untracked])];
}
