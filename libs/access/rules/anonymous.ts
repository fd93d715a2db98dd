import { allow, type AppRule } from './rule.ts';

/** "Anonymous: may only play a trailer when the video is not denied." (A01); joining and the terms are what everybody may. */
export function anonymousRules(): readonly AppRule[] {
  return [allow('play', 'trailer', { isDenied: false }), allow('join', 'membership'), allow('accept', 'terms')];
}
