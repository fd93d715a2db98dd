import { allow, type AppRule } from './rule.ts';

/** "Anonymous: may only play a trailer when the video is not denied." (A01); everybody may join and read the terms. */
export function anonymousRules(): readonly AppRule[] {
  return [allow('play', 'trailer', { isDenied: false }), allow('join', 'membership'), allow('accept', 'terms')];
}
