import type { MemberActionName } from '@network/access/staff/member-actions.ts';
import { contentSections } from '../content/content-sections.ts';
import { people } from '../messages/people.ts';

/** What pressing a button leads to: a mutation, an action on a member, or nothing that changes data. */
export type Effect = { readonly mutations: readonly string[] } | { readonly action: MemberActionName } | 'none';

/** A button of a page by its name, with what it leads to. */
export type Offer = readonly [name: string | RegExp, effect: Effect];

const does = (...mutations: readonly string[]): Effect => ({ mutations });
const acts = (...names: readonly MemberActionName[]): readonly Offer[] =>
  names.map((action): Offer => [people.actions[action], { action }]);

/** What any list has. */
const EVERYWHERE: readonly Offer[] = [
  [/^CSV of /, 'none'],
  ['Search', 'none'],
  ['Columns', 'none'],
  [/^Next( page)?$/, 'none'],
  ['Save view', does('saveView')],
  [/^Delete “/, does('deleteView')],
];

const SAVES = does('saveContent');

/** Kinds whose forms have something to take out: everything has the fields of films in the data of tests. */
const NAMING: ReadonlySet<string> = new Set(['film', 'performer', 'pack']);

/** Buttons on the page of a film that people see and that has new media. */
const MEDIA_OF_FILM: readonly Offer[] = [
  ['Use this picture as the poster', does('takePoster')],
  ['Show the new media', does('showMedia')],
  ['Discard…', does('discardMedia')],
];

/** The pages of one kind of content. Of films a test shows one that people see, of anything else a draft. */
const contentOffers = Object.fromEntries(
  contentSections.flatMap(({ kind, path }): [string, readonly Offer[]][] => [
    [
      path,
      [
        [`${path}/new`, SAVES],
        [/^Choose /, does('requestBulkChange')],
      ],
    ],
    [
      `${path}/$id`,
      [
        ['Save version', SAVES],
        ...(kind === 'offer' || kind === 'plan' ? [] : [['Preview', does('openPreview')] as const]),
        [/^Publish /, does('publishContent')],
        ['Save schedule', does('scheduleContent')],
        kind === 'film' ? ['Take back…', does('unpublishContent')] : ['Delete draft', does('deleteDraft')],
        ...(NAMING.has(kind) ? [[/^(Take out|Move) /, SAVES] as const] : []),
        ...(kind === 'film'
          ? [[/^(Choose a moment for|Put|Remove) still|^Add a still$/, does('takeStill', 'saveContent')] as const]
          : []),
        ...(kind === 'film' ? MEDIA_OF_FILM : []),
        ...(kind === 'film' ? [[/^(Remove|Add a|Let|Go to) chapter|^Undo$/, SAVES] as const] : []),
        ...(kind === 'caption' ? [[/^(Add a caption|Edit as text)$/, SAVES] as const] : []),
      ],
    ],
    [
      `${path}/$id/versions`,
      [
        [/^(Older|Newer) pair$/, 'none'],
        [/^Restore /, does('restoreVersion')],
      ],
    ],
  ]),
);

const FORMS = ['support', 'removal', 'casting'] as const;
const requestOffers = Object.fromEntries(
  FORMS.map((form): [string, readonly Offer[]] => [
    `/requests/${form}/$id`,
    [
      [/^(Take over|Leave)/, does('assignRequest')],
      ['Add note', does('noteOnRequest')],
      ['Reply', does('replyToRequest')],
      [/^(Close|Decide)$/, does('closeRequest')],
      ['Open again', does('reopenRequest')],
      ['Send the email again', does('mailRequestAnswerAgain')],
    ],
  ]),
);

/**
 * The buttons of each page, by its path, with what each leads to. A button that is missing here fails the test of the
 * roles.
 */
const OFFERS: Readonly<Record<string, readonly Offer[]>> = {
  ...contentOffers,
  ...requestOffers,
  '/calendar': [
    [/^(Earlier|Later) month$/, 'none'],
    ['Today', 'none'],
    [/^title-|more this day$/, 'none'],
    ['drag', does('moveCalendarEntry')],
  ],
  '/bulk-changes': [
    [/^(Approve|Decline)$/, does('decideBulkChange')],
    ['Undo', does('undoBulkChange')],
  ],
  '/uploads/$id': [['Retry the failed steps', does('retryMediaSource')]],
  '/deal-slots': [[/^Change the rank of /, does('saveContent', 'publishContent')]],
  '/redeem-codes': [
    ['New redeem codes', does('createVouchers')],
    ['Approve', does('approveVouchers')],
    ['Stop', does('stopVouchers')],
  ],
  '/voucher-codes': [
    [/^New /, does('createDiscount')],
    ['Approve', does('approveDiscount')],
    ['Stop', does('stopDiscount')],
  ],
  '/gifts': [['Mail again', does('resendGift')]],
  '/try-offers': [['Try', 'none']],
  '/experiments': [
    ['Start', does('startExperiment')],
    ['Change share', does('changeExperimentShare')],
    ['Stop', does('stopExperiment')],
  ],
  '/flags': [[/: (On|Off)(, Switched by staff)?$/, does('switchFlag')]],
  '/members/$id': acts(
    'refund',
    'gems',
    'extend',
    'cancel',
    'resendReceipt',
    'endSessions',
    'disable',
    'enable',
    'confirmEmail',
    'changeEmail',
    'note',
    'openDataRequest',
    'extendDataRequest',
    'declineDataRequest',
    'sendPersonalData',
    'delete',
  ),
  '/approvals': [[/^(Approve|Decline)$/, does('decideApproval')]],
  '/moderation': [[/^(Keep|Remove)$/, does('decideComment', 'decideWallPost')]],
  '/banned-words': [
    ['Ban word', does('decideBannedWord')],
    [/^Remove “/, does('removeBannedWord')],
  ],
  '/wall-queue': [[/^(Show|Reject)$/, does('decideWallPost')]],
  '/appeals': [[/^(Leave decision|Take decision back)$/, does('decideAppeal')]],
  '/moderation/authors/$id': [
    [/^Ban/, does('banCommentAuthor')],
    ['Lift ban', does('liftCommentBan')],
    [/^(Keep|Remove|Show again|Show to everybody)$/, does('decideComment')],
  ],
  '/records': [[/records$/, does('requirePerformerRecords')]],
  '/records/$id': [
    ['Change name and age', does('writePerformerIdentity')],
    ['Record document', does('addPerformerDocument')],
    ['Verify', does('verifyPerformerRecord')],
    ['Withdraw', does('withdrawPerformerDocument')],
  ],
  '/postbacks': [
    ['Replay', does('replayPostback')],
    ['Accept…', does('acceptRenewal')],
  ],
  '/biller-commands': [['Send again', does('retryBillerCommand')]],
  '/jobs': [[/^Run now/, does('runJob')]],
  '/mails': [['Send now', does('sendMailNow')]],
  '/staff-members': [
    ['Disable', does('disableStaffMember')],
    ['Enable', does('enableStaffMember')],
    ['Change role', does('setStaffRole')],
    ['Remove', does('removeStaffMember')],
  ],
  '/audit': [['Verify chain', 'none']],
  '/problem-reports': [['Settle', does('settleProblemReport')]],
};

/** What a page may offer: its own buttons, then those that any list has. */
export const offersOf = (path: string): readonly Offer[] => [...(OFFERS[path] ?? []), ...EVERYWHERE];

/** Everything that pages offer. */
export const everyOffer: readonly Offer[] = [...Object.values(OFFERS).flat(), ...EVERYWHERE];

/** The buttons that only this page has. A role that may use one must be shown it. */
export const ownOffersOf = (path: string): readonly Offer[] => OFFERS[path] ?? [];

/** Ends the id of something in another state than others. */
export const OTHER = 'other';

/**
 * Addresses at which a page shows all that it offers: with its parameters filled, each of its parts, and what it is of
 * in other states.
 */
export const addressesOf = (path: string): readonly string[] => ADDRESSES[path] ?? [path.replaceAll(/\$\w+/g, 'x')];

const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/calendar': ['/calendar?day=2099-02-01'],
  '/books/entries': ['/books/entries?account=revenue&unit=USD&month=2026-02-01'],
  '/try-offers': ['/try-offers?member=x&brand=vixen'],
  '/members/$id': ['/members/x', '/members/x?tab=payments', '/members/x?tab=requests', `/members/${OTHER}`],
  '/moderation/authors/$id': ['/moderation/authors/x', `/moderation/authors/${OTHER}`],
  '/records/$id': ['/records/x', `/records/${OTHER}`],
  ...Object.fromEntries(
    FORMS.map((form) => [`/requests/${form}/$id`, [`/requests/${form}/${form}`, `/requests/${form}/${form}-${OTHER}`]]),
  ),
};
