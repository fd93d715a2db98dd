/** How an uploaded file becomes a film's own media. */
export type { IngestTables } from './tables.ts';
export { preparationStalledSince } from './stalled.ts';
export { whyNothingIsPrepared } from './ffmpeg/programs.ts';
export type { StepMemory } from './steps/step.ts';
