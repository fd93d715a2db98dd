import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { readBrandNames } from '../start/brand-names.ts';
import { problemsOfComments } from './comment-rules.ts';
import { problemsOfElements } from './element-rules.ts';
import { findUnknownRuleIds, readRuleIds } from './rule-ids.ts';

const longest = 300;
const vagueNames = /^(utils?|helpers?|misc|common|manager)$/;
const written = /\.(ts|tsx|mjs|cjs|js|graphql|css)$/;
// Its examples are the ids that it has to refuse.
const ownTest = 'tools/lint/rule-ids.test.ts';
const generated = /\.generated\.ts$/;

/** Finds what is wrong with one file: its name, its length, a comment that is a fragment, a comparison with a tenant's id. */
export function problemsOf(path: string, text: string, brands: readonly string[]): string[] {
  const problems: string[] = [];
  const complain = (what: string): void => void problems.push(`${path}: ${what}`);
  const name = basename(path).replace(/^\./, '').split('.')[0] ?? '';
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) complain('names of files are kebab-case');
  if (vagueNames.test(name)) complain('the name says nothing: name it after what is inside');
  if (/^index\.tsx?$/.test(basename(path))) complain('no index file: imports name the file');
  if (generated.test(path)) return problems;
  problems.push(...problemsOfComments(path, text));
  const lines = text.split('\n').length - 1;
  if (lines > longest) complain(`${lines} lines, at most ${longest}`);
  if (/^(libs|services)\//.test(path) && !/\.(test|stories)\.tsx?$/.test(path)) {
    for (const [index, line] of text.split('\n').entries()) {
      if (comparesTenant(line, brands)) complain(`line ${index + 1} compares a tenant's id; make it a flag or a value`);
    }
  }
  return problems;
}

function comparesTenant(line: string, brands: readonly string[]): boolean {
  const literal = `['"\`](?:${brands.join('|')})['"\`]`;
  const patterns = [
    `[!=]==?\\s*${literal}`,
    `${literal}\\s*[!=]==?`,
    `\\bcase\\s+${literal}\\s*:`,
    `\\btenant(?:Id|\\??\\.id)\\s*[!=]==?\\s*['"\`]`,
  ];
  return patterns.some((pattern) => new RegExp(pattern).test(line));
}

/** Types of documents that are gone: the code generator writes files and removes none. */
export function findLeftOver(paths: readonly string[]): string[] {
  const present = new Set(paths);
  return paths
    .filter((path) => /^libs\/(core|features|graphql\/fragments)\/.*\.generated\.ts$/.test(path))
    .filter((path) => !present.has(path.replace(/\.generated\.ts$/, '.graphql')))
    .map((path) => `${path}: its document is gone; delete it`);
}

/** The problems of every file that git tracks or would track, with the ids of rules that no page of docs/spec defines. */
export async function findTreeProblems(root: string): Promise<string[]> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout } = await promisify(execFile)('git', args, { cwd: root, maxBuffer: 64_000_000 });
  const brands = readBrandNames(root);
  const ruleIds = readRuleIds(root);
  const paths = [...new Set(stdout.split('\0'))].filter((path) => written.test(path) || path.endsWith('.md'));
  const texts = await Promise.all(
    // A file may be listed and be gone from the work tree.
    paths.map(async (path) => [path, await readFile(join(root, path), 'utf8').catch(() => null)] as const),
  );
  const present = texts.flatMap(([path, text]) => (text === null ? [] : [{ path, text }]));
  return [
    ...present.flatMap(({ path, text }) => {
      const unknownIds = path === ownTest ? [] : findUnknownRuleIds(path, text, ruleIds);
      return written.test(path)
        ? [...problemsOf(path, text, brands), ...problemsOfElements(path, text), ...unknownIds]
        : unknownIds;
    }),
    ...findLeftOver(present.map(({ path }) => path)),
  ];
}
