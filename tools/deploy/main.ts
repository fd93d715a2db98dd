import { resolve } from 'node:path';
import { writeDeployFiles } from './brand-parts.ts';

await writeDeployFiles(resolve(import.meta.dirname, '../..'));
