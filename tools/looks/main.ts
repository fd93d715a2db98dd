import { resolve } from 'node:path';
import { readBrandNames } from '../start/brand-names.ts';
import { checkLooks } from './check-looks.ts';
import { SHORT_SAMPLE } from './sample.ts';

const root = resolve(import.meta.dirname, '../..');
const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('--'));
const stories = args.includes('--short') ? SHORT_SAMPLE : named;

const { passed, failed } = await checkLooks({
  root,
  brands: readBrandNames(root),
  only: stories.length > 0 ? stories : undefined,
  renew: args.includes('--renew'),
});
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
