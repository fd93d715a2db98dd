import { type DevEnvironment, type EnvironmentModuleNode, isRunnableDevEnvironment } from 'vite';

/**
 * Makes a server evaluate these modules and what imports them at the next request. Otherwise Vite would evaluate the
 * whole program at once, and the page would wait for it.
 * @returns whether it is a server
 */
export function evaluateAgain(environment: DevEnvironment, modules: readonly EnvironmentModuleNode[]): boolean {
  if (!isRunnableDevEnvironment(environment)) return false;
  const { evaluatedModules } = environment.runner;
  // Some modules import each other.
  const forgotten = new Set<string>();
  const forget = (id: string): void => {
    const module = evaluatedModules.getModuleById(id);
    if (!module || forgotten.has(id)) return;
    forgotten.add(id);
    const importers = [...module.importers];
    evaluatedModules.invalidateModule(module);
    for (const importer of importers) forget(importer);
  };
  for (const module of modules) {
    environment.moduleGraph.invalidateModule(module);
    if (module.id !== null) forget(module.id);
  }
  return true;
}
