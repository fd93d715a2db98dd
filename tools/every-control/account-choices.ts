import type { Person, Press } from './account-presses.ts';

/** Switches and choices of the profile, which have no button. */
export const ACCOUNT_CHOICES: Readonly<Record<string, Press>> = {
  'News by email': ({ call, site }) =>
    call('mutation ($site: String!) { it: setEmailConsent(emailConsent: true, site: $site) }', { site }),
  Autoplay: ({ call }) => call('mutation { it: updateUserAutoplay(autoplayEnabled: true) }'),
  'Discreet emails': ({ call }) => call('mutation { it: setDiscreetMails(isDiscreet: true) }'),
  Language: async ({ call }) => (await call('mutation { it: setLanguage(language: "en") }')) !== null,
  'Your status': setRelationship,
  'You are': setRelationship,
  'Your picture': ({ call }) =>
    call('mutation { it: setAvatar(avatar: 1) { __typename ... on AvatarRefused { messageKey } } }'),
};

async function setRelationship({ call }: Person): Promise<unknown> {
  return call(
    'mutation { it: setRelationship(relationshipStatus: married, relationshipRole: wife) { relationshipStatus } }',
  );
}
