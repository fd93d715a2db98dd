import { expect, it } from 'vitest';
import { affectedPackages, outputLines } from './affected-packages.ts';

const brands = ['slayed', 'vixen'];

it.each([
  [['@network/gateway', '@network/testing', 'network'], 'packages=["gateway"]\nbrands=[]\ngateway=true\nconsole=false'],
  [['@network/vixen', '@network/e2e'], 'packages=["vixen"]\nbrands=["vixen"]\ngateway=false\nconsole=false'],
  [
    ['@network/vixen', '@network/slayed', '@network/gateway'],
    'packages=["gateway","slayed","vixen"]\nbrands=["slayed","vixen"]\ngateway=true\nconsole=false',
  ],
  [['@network/console'], 'packages=["console"]\nbrands=[]\ngateway=false\nconsole=true'],
  [['@network/tools'], 'packages=[]\nbrands=[]\ngateway=false\nconsole=false'],
])('of the projects %j the workflow delivers what is a package', (projects, lines) =>
  expect(outputLines(affectedPackages(projects, brands))).toBe(lines),
);
