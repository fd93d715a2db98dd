import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createTemplate } from './postgres-database.ts';
import { startTestPostgres } from './postgres.ts';
import { quickFolder } from './quick-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server whose user may create databases. */
    postgresUrl: string;
    /** Name of a database there with the gateway's schema. */
    postgresTemplate: string;
    /** A folder for what the run's processes prepare of films; the first of them makes it. */
    rememberedSteps: string;
  }
}

/**
 * One PostgreSQL for a run: the server of TEST_DATABASE_URL, else its own.
 * @returns stops it
 */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const configured = process.env['TEST_DATABASE_URL'];
  const server = configured === undefined || configured === '' ? await startTestPostgres(folderOf(project)) : null;
  const url = server?.url ?? configured ?? '';
  const template = await createTemplate(url);
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', template.name);
  const steps = join(tmpdir(), `network-steps-${template.name}`);
  project.provide('rememberedSteps', steps);
  return async () => {
    await rm(steps, { recursive: true, force: true });
    await template.close();
    await server?.close();
  };
}

/** Tests of the project `postgres` make data of any size. */
const folderOf = ({ name }: TestProject): string => (name === 'postgres' ? tmpdir() : quickFolder());
