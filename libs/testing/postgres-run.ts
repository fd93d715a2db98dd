import { tmpdir } from 'node:os';
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
  return async () => {
    await template.close();
    await server?.close();
  };
}

/** Tests of the project `postgres` make data of any size. */
const folderOf = ({ name }: TestProject): string => (name === 'postgres' ? tmpdir() : quickFolder());
