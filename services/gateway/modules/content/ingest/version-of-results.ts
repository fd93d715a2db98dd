import type { VideoQuality } from '@network/tenant/video-qualities.ts';
import {
  type OwnFilm,
  type OwnQualities,
  QUALITY_LINES,
  type StreamSound,
  type VersionManifest,
} from '../media/public.ts';
import type { MadeRendition } from './steps/rendition.ts';
import type { StepResult } from './steps/step.ts';

/** The results of a source's steps, by the step's name. */
export type Results = Readonly<Record<string, StepResult>>;

/** The renditions that the steps with such names have made. */
export function renditionsOf(results: Results, prefix: string): readonly MadeRendition[] {
  return Object.entries(results)
    .filter(([name]) => name.startsWith(prefix))
    .flatMap(([, { found }]) => found as readonly MadeRendition[]);
}

/** The sizes of a film and of its trailer. */
export type Renditions = Readonly<Record<'video' | 'trailer', readonly MadeRendition[]>>;

/** All of a version, by what its steps have left. */
export function manifestOf(
  results: Results,
  { video, trailer }: Renditions,
  sounds: readonly StreamSound[] = [],
): VersionManifest {
  const streamsOf = (made: readonly MadeRendition[]) =>
    Object.fromEntries(made.map(({ quality, variant }) => [quality, variant]));
  return {
    files: Object.assign({}, ...Object.values(results).map(({ files }) => files)) as VersionManifest['files'],
    streams: { video: streamsOf(video), trailer: streamsOf(trailer) },
    ...(sounds.length > 0 && { sounds }),
  };
}

/** A film as its row has it. */
export function filmOf(version: string, results: Results, { video, trailer }: Renditions): OwnFilm {
  const qualitiesOf = (made: readonly MadeRendition[]): OwnQualities =>
    Object.fromEntries(made.map(({ quality, rendition }) => [quality, rendition]));
  return {
    version,
    seconds: Math.max(...video.map(({ seconds }) => seconds)),
    video: qualitiesOf(video),
    trailer: qualitiesOf(trailer),
    preview: (results['preview']?.found ?? null) as OwnFilm['preview'],
  };
}

/** The lines of its best quality. */
export function bestLines(qualities: OwnQualities): number {
  return Math.max(...Object.keys(qualities).map((quality) => QUALITY_LINES[quality as VideoQuality]));
}
