/** What a person has answered to a device challenge. */
export type DeviceAnswer = 'approved' | 'blocked';

/**
 * The cookie by which a page knows that its browser has just answered: an address alone proves nothing (D44). Read by the
 * page; over https no other host can write it.
 */
export const DEVICE_ANSWER_COOKIE = { secure: '__Host-device_answer', plain: 'device_answer' } as const;

/** The Set-Cookie value of an answer, for the page that it leads to. */
export function deviceAnswerCookie(answer: DeviceAnswer, isSecure: boolean): string {
  const name = DEVICE_ANSWER_COOKIE[isSecure ? 'secure' : 'plain'];
  return `${name}=${answer}; Max-Age=60; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
