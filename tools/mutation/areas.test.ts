import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { MutationArea } from './area.ts';
import { areaNamed, areas } from './areas.ts';

const root = resolve(import.meta.dirname, '../..');

/** Modules in which money or entitlement moves. */
const MONEY = 'services/gateway/modules/money/{billing,membership,wallet}';

/** What declares and decides nothing. */
const DECLARATIONS =
  /\.test\.ts$|(^|\/)(testing|examples|demonstration|support\/migrations)\/?|(migrations?|tables|seed|module|public|message-keys|schema\.mappers)\.ts$/;

const filesOf = ({ mutate }: MutationArea): string[] =>
  globSync(
    mutate.filter((pattern) => !pattern.startsWith('!')),
    { cwd: root, exclude: mutate.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1)) },
  );

it('every file in which money or entitlement moves is in one area', () => {
  const inAreas = Object.values(areas).flatMap(filesOf);
  const moves = globSync(`${MONEY}/**/*.ts`, { cwd: root }).filter((path) => !DECLARATIONS.test(path));
  expect(moves.filter((path) => inAreas.filter((each) => each === path).length !== 1)).toEqual([]);
});

it.each(Object.entries(areas))('%s has files to change, and every pattern of its tests finds one', (_name, area) => {
  expect(filesOf(area).length).toBeGreaterThan(0);
  expect(area.tests.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
});

it('lists the areas for an unknown name', () => {
  expect(() => areaNamed('billing')).toThrow('postbacks');
});
