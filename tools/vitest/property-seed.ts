import { configureGlobal } from 'fast-check';

// An ordinary run uses the same examples each time, so that it fails only for the change at hand; the torture run draws
// new ones.
if (process.env['TEST_EFFORT'] !== '1') configureGlobal({ seed: 20_261_121 });
