/**
 * What staff switch while brands run. Brand servers are passed it with publications; the gateway's own brands come switched.
 */
export { countGuardStops } from './experiments/runs.ts';
export { followSwitches, type Switchboard } from './switchboard.ts';
export type { SwitchTables } from './tables.ts';
