import type { ArrivalParameter } from '@network/core/arrival/arrival-parameters.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { notices } from '@network/messages/notices.ts';

const t = () => messagesOf(notices);

/** What a person reads who has joined, or who is a member already. */
export default [
  {
    name: 'notification',
    value: 'signupSuccess',
    effect: {
      kind: 'notice',
      type: 'success',
      translation: 'notification.signupSuccess',
      message: () => t()('notification.signupSuccess'),
      isTrueOf: ({ subscription }) => subscription?.isActive === true,
    },
  },
  {
    name: 'from',
    value: 'joinnow',
    effect: {
      kind: 'notice',
      type: 'info',
      translation: 'from.joinnow',
      message: () => t()('from.joinnow'),
      isTrueOf: ({ userId }) => userId !== null,
    },
  },
] as const satisfies readonly ArrivalParameter[];
