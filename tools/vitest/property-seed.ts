import { configureGlobal } from 'fast-check';

// An ordinary run asks what it asked before, so that it fails for the change at hand; the torture run asks anew (0104).
if (process.env['TEST_EFFORT'] !== '1') configureGlobal({ seed: 20_261_121 });
