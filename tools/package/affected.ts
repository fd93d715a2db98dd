import { join, resolve } from 'node:path';
import { readBrandNames } from '../start/brand-names.ts';
import { runCommand } from '../test/run-command.ts';
import { affectedPackages, outputLines } from './affected-packages.ts';

/** Prints for the workflow, as outputs of a step, the packages that the change from NX_BASE to NX_HEAD touches. */
const root = resolve(import.meta.dirname, '../..');
const nx = join(root, 'node_modules/.bin/nx');
const { code, output } = await runCommand(root, nx, ['show', 'projects', '--affected', '--json']);
const list = /^\[.*\]$/m.exec(output)?.[0];
if (code !== 0 || list === undefined) throw new Error(output);
console.log(outputLines(affectedPackages(JSON.parse(list) as string[], readBrandNames(root))));
