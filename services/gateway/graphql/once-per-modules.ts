import type { GatewayModule } from '../module.ts';

type Make<Made> = (modules: readonly GatewayModule[]) => Made;

/**
 * Makes something of the modules when it is first needed, and gives the same to all who want it afterwards. For what is
 * expensive and belongs to no single gateway, such as a composed schema: a process may have several, tests start hundreds.
 */
export function oncePerModules<Made extends object>(make: Make<Made>): Make<Made> {
  const made = new WeakMap<readonly GatewayModule[], Made>();
  return (modules) => {
    const known = made.get(modules);
    if (known) return known;
    const fresh = make(modules);
    made.set(modules, fresh);
    return fresh;
  };
}
