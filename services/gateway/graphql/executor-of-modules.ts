import { createExecutor } from './executor.ts';
import { oncePerModules } from './once-per-modules.ts';
import { createSchema } from './schema.ts';

const schemaOf = oncePerModules(createSchema);

/** Executes operations on the modules' schema; the schema itself can be read too. */
export const openExecutorOf = oncePerModules((modules) => createExecutor(schemaOf(modules), { introspection: true }));

/** Executes operations on the modules' schema, whose shape nobody is shown: for production. */
export const closedExecutorOf = oncePerModules((modules) =>
  createExecutor(schemaOf(modules), { introspection: false }),
);
