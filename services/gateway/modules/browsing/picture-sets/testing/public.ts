export { unzip } from './unzip.ts';
