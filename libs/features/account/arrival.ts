import type { ArrivalParameter } from '@network/core/arrival/arrival-parameters.ts';
import { readPageCookie } from '@network/core/cookies/page-cookie.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { notices } from '@network/messages/notices.ts';
import { DEVICE_ANSWER_COOKIE, type DeviceAnswer } from '@network/validation/device-answer.ts';

const t = () => messagesOf(notices);

/** The answer to a device challenge, at home. */
export default [
  {
    name: 'dc',
    value: 'approved',
    path: '/',
    effect: {
      kind: 'notice',
      type: 'success',
      translation: 'device_challenge.approved',
      message: () => t()('device_challenge.approved'),
      // A signed-in device must have been approved.
      isTrueOf: ({ userId }) => takeDeviceAnswer('approved') || userId !== null,
    },
  },
  {
    name: 'dc',
    value: 'blocked',
    path: '/',
    effect: {
      kind: 'notice',
      type: 'success',
      translation: 'device_challenge.blocked',
      message: () => t()('device_challenge.blocked'),
      isTrueOf: () => takeDeviceAnswer('blocked'),
    },
  },
] as const satisfies readonly ArrivalParameter[];

/** Whether this browser has just answered so; the cookie that proves it is deleted. */
function takeDeviceAnswer(expected: DeviceAnswer): boolean {
  const name = DEVICE_ANSWER_COOKIE[window.location.protocol === 'https:' ? 'secure' : 'plain'];
  if (readPageCookie(document.cookie, name) !== expected) return false;
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax${name === DEVICE_ANSWER_COOKIE.secure ? '; Secure' : ''}`;
  return true;
}
