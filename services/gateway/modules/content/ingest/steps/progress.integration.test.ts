import { beforeAll, describe, expect, it } from 'vitest';
import { probeFilm } from '../ffmpeg/probe-film.ts';
import { emptyFolder, makeFilm, testPrograms } from '../testing/make-film.ts';
import type { Step } from './step.ts';
import { measureSound } from './sound.ts';
import { makeStoryboard } from './storyboard.ts';
import { makeTrailer } from './trailer.ts';

/** Long enough that ffmpeg says several times how far it is. */
let input: string;
beforeAll(async () => {
  input = await makeFilm({ seconds: 40, rate: 10 });
});

describe.each<[string, Step, { readonly tags: string[] }]>([
  ['sound', measureSound, { tags: ['long'] }],
  ['trailer', makeTrailer, { tags: ['long'] }],
  ['storyboard', makeStoryboard, { tags: [] }],
])('the step %s', (_name, step, details) => {
  it('says how far it is, to the end and never less than before', details, async () => {
    const programs = testPrograms();
    const { signal } = new AbortController();
    const facts = await probeFilm(programs, input, signal);
    const shares: number[] = [];
    const folder = await emptyFolder();
    const onProgress = (share: number) => void shares.push(share);
    await step({ input, folder, facts, programs, foundBy: () => null, signal, onProgress });
    expect(shares.at(-1)).toBeGreaterThan(0.8);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  });
});
