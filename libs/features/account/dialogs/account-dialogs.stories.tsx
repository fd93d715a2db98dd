import type { Meta, StoryObj } from '@storybook/react-vite';
import { busyAfter, dialogStory, saysAfter, unanswered, unreachable } from '../../testing/dialog-story.tsx';
import ConvertVipUserDialog from './convert-vip-user-dialog.tsx';
import DeleteAccountDialog from './delete-account-dialog.tsx';
import DeviceChallengeDialog from './device-challenge-dialog.tsx';
import EmailConsentDialog from './email-consent-dialog.tsx';
import TandemAccountDialog from './tandem-account-dialog.tsx';
import TermsConsentDialog from './terms-consent-dialog.tsx';

const none = { options: {}, onClose: () => undefined };
const refusedWith = (code: string) => async () => ({ status: 422, body: { code } });

export default { title: 'Dialogs/Account' } satisfies Meta;

const terms = <TermsConsentDialog {...none} />;
export const Terms: StoryObj = dialogStory(terms);
export const TermsBusy: StoryObj = dialogStory(terms, {
  answers: { AcceptTerms: unanswered },
  play: busyAfter('Accept and continue'),
});
export const TermsFailed: StoryObj = dialogStory(terms, {
  answers: { AcceptTerms: unreachable },
  play: saysAfter('Accept and continue', /There is no connection/),
});

const emails = <EmailConsentDialog {...none} />;
export const EmailConsent: StoryObj = dialogStory(emails);
export const EmailConsentBusy: StoryObj = dialogStory(emails, {
  rest: unanswered,
  play: busyAfter('Save my choice'),
});

export const DeviceChallenge: StoryObj = dialogStory(<DeviceChallengeDialog />);

const credentials = { 'Their email': 'ada@mail.example', 'Their password': 'Right1password' };
const tandem = <TandemAccountDialog {...none} />;
export const SecondAccount: StoryObj = dialogStory(tandem);
export const SecondAccountBusy: StoryObj = dialogStory(tandem, {
  answers: { CreateTandemAccount: unanswered },
  play: busyAfter('Create the account', credentials),
});
export const SecondAccountRefused: StoryObj = dialogStory(tandem, {
  answers: {
    CreateTandemAccount: () => ({
      createTandemAccount: { success: false, messageKey: 'obligations.tandem.errors.limited' },
    }),
  },
  play: saysAfter('Create the account', /invited too often/, credentials),
});

const vip = <ConvertVipUserDialog />;
const ownCredentials = { Email: 'ada@mail.example', Password: 'Right1password' };
export const VipUser: StoryObj = dialogStory(vip);
export const VipUserBusy: StoryObj = dialogStory(vip, {
  rest: unanswered,
  play: busyAfter('Continue', ownCredentials),
});
export const VipUserRefused: StoryObj = dialogStory(vip, {
  rest: refusedWith('EMAIL_ALREADY_EXISTS'),
  play: saysAfter('Continue', /already exists/, ownCredentials),
});

const erase = <DeleteAccountDialog {...none} />;
const proof = {
  'Your password': 'Right1password',
  'I understand that my account will be deleted permanently.': null,
};
export const DeleteAccount: StoryObj = dialogStory(erase);
export const DeleteAccountBusy: StoryObj = dialogStory(erase, {
  rest: unanswered,
  play: busyAfter('Delete permanently', proof),
});
export const DeleteAccountRefused: StoryObj = dialogStory(erase, {
  rest: refusedWith('WRONG_PASSWORD'),
  play: saysAfter('Delete permanently', 'This password is incorrect.', proof),
});
export const DeleteAccountAsksForCode: StoryObj = dialogStory(erase, {
  rest: refusedWith('CODE_REQUIRED'),
  play: saysAfter('Delete permanently', 'From your authenticator app, or a recovery code.', proof),
});
