import type { ArrivalParameter } from '@network/core/arrival/arrival-parameters.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { notices } from '@network/messages/notices.ts';

const t = () => messagesOf(notices);

/** The purchase dialog by its address, and how an upgrade or reactivation ended. */
export default [
  {
    name: 'modal',
    value: 'upgrade',
    effect: {
      kind: 'dialog',
      dialog: {
        id: 'PurchaseMembership',
        options: { includeSinglesite: true, includeMultisite: true, clickLocation: 'ModalParameter' },
      },
      isMeantFor: ({ viewer, ability }) => viewer.subscription !== null && ability.can('see', 'purchaseModal'),
    },
  },
  { name: 'fatr', value: 'true', effect: { kind: 'refreshProfile' } },
  {
    name: 'notification',
    value: 'upgradesuccess',
    effect: {
      kind: 'notice',
      type: 'success',
      translation: 'notification.upgradesuccess',
      message: () => t()('notification.upgradesuccess'),
      isTrueOf: ({ subscription }) => subscription?.isActive === true && subscription.type === 'member',
    },
  },
  {
    name: 'notification',
    value: 'upgradedenial',
    effect: {
      kind: 'notice',
      type: 'error',
      translation: 'notification.upgradedenial',
      message: () => t()('notification.upgradedenial'),
      isTrueOf: ({ subscription }) => subscription !== null,
    },
  },
  {
    name: 'reactivation',
    value: 'success',
    effect: {
      kind: 'notice',
      type: 'success',
      translation: 'reactivation.success',
      message: () => t()('reactivation.success'),
      isTrueOf: ({ subscription }) => subscription?.isActive === true && !subscription.isCancelled,
    },
  },
] as const satisfies readonly ArrivalParameter[];
