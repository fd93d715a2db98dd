import type { TestProject } from 'vitest/node';
import { startTestPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server whose user may make databases. */
    postgresUrl: string;
  }
}

/**
 * One PostgreSQL for a run of the project `postgres`: the server of TEST_DATABASE_URL, else an embedded one.
 * @returns what ends it
 */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    project.provide('postgresUrl', given);
    return async () => undefined;
  }
  const server = await startTestPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.close();
}
