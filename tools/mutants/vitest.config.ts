import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import everyTest from '../../vitest.config.ts';
import type { Mutant } from './mutant.ts';
import { mutatePlugin } from './mutate-plugin.ts';

const mutant = JSON.parse(process.env['MUTANT'] ?? 'null') as Mutant | null;
const plugins = mutant === null ? [] : [mutatePlugin(mutant)];
const projects = everyTest.test?.projects ?? [];

/** The suite of the repository, run on one mutant. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: { projects: projects.map((project) => ({ ...(project as object), plugins })) },
});
