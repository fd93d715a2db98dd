import type { GatewayModule } from '../module.ts';
import type { GatewayServices } from '../services.ts';
import { jobsOperation } from './jobs-operation.ts';
import { memberOperation } from './member-operation.ts';
import { releasesOperation } from './releases-operation.ts';

/** The output of a command, and whether it succeeded. */
export interface OperationAnswer {
  readonly ok: boolean;
  /** Lines for the terminal, without the last line's end. */
  readonly text: string;
}

/** A command of an operator: `npm run <name> -- <arguments>`. It runs in a process of its own, beside the gateways. */
export interface Operation {
  readonly name: string;
  run(services: GatewayServices, args: readonly string[]): Promise<OperationAnswer>;
}

/** Every operation, by name. */
export function operationsOf(modules: readonly GatewayModule[]): ReadonlyMap<string, Operation> {
  const all = [
    jobsOperation(modules),
    memberOperation(modules),
    releasesOperation(modules),
    ...modules.flatMap((module) => module.operations ?? []),
  ];
  return new Map(all.map((operation) => [operation.name, operation]));
}
