import type { PageFlag } from '@network/tenant/feature-flags.ts';
import type { LookWithCode } from '@network/tenant/looks-with-code.ts';

/**
 * Says which page flags have their code in this build. The build of a brand replaces each name by a literal, so that a
 * bundler drops the code behind `import.meta.env.BUILT_FLAG_reels !== false ? … : null`; in tests and in Storybook
 * nothing is replaced and everything is built. Use the tenant (requireFlag) for what is on at run time.
 */
export type BuiltFlagVariable<Flag extends PageFlag = PageFlag> = `BUILT_FLAG_${Flag}`;

/** The same of the looks of a home page: `import.meta.env.BUILT_LOOK_names !== false ? … : null`. */
export type BuiltLookVariable = `BUILT_LOOK_${LookWithCode}`;

declare global {
  interface ImportMetaEnv extends Readonly<Partial<Record<BuiltFlagVariable | BuiltLookVariable, boolean>>> {}
}
