import { brandConfig } from '@network/core/build/brand-config.ts';

export default brandConfig(import.meta.dirname);
