import { BULK_CHANGES } from './bulk-changes.ts';
import { CONTENT_WRITE_SCOPES } from './content-rights.ts';
import { MEMBER_ACTIONS } from './member-actions.ts';
import { LISTS_WITH_VIEWS } from './saved-views.ts';
import { hasStaffScope, type StaffActor, type StaffScope } from './staff-rights.ts';

/** The public forms whose requests have a right each. */
const FORMS = ['support', 'casting', 'removal'] as const;

/**
 * The rights that an operation of the staff API needs: all of some scopes, or the right of what its arguments name: a
 * member action, a form, a kind of content, a change of many items, the decision about one, or a list with saved views.
 */
export type OperationRule =
  | readonly StaffScope[]
  | 'member-action'
  | 'request-form'
  | 'content-kind'
  | 'bulk-change'
  | 'bulk-decision'
  | 'list-view';

/** Operations that may take long, of which a member of staff has one under way at a time. So is the deletion that `decideApproval` carries out. */
export const ONE_AT_A_TIME: ReadonlySet<string> = new Set([
  'requestBulkChange',
  'decideBulkChange',
  'undoBulkChange',
  'createVouchers',
  'runJob',
]);

/**
 * Every query and mutation of the staff API with its rule. The gateway refuses an operation that is missing here, and a test
 * compares the two: by each role, at the gateway and on the console's pages.
 */
export const STAFF_OPERATIONS: Readonly<Record<string, OperationRule>> = {
  opening: ['content:read'],
  content: ['content:read'],
  contentBySlug: ['content:read'],
  contentBySlugs: ['content:read'],
  hasStockMedia: ['content:read'],
  contentList: ['content:read'],
  contentPage: ['content:read'],
  contentVersions: ['content:read'],
  contentVersion: ['content:read'],
  calendar: ['content:read'],
  bulkChange: ['content:read'],
  bulkChanges: ['content:read'],
  previewBulkChange: 'bulk-change',
  previewPlaces: ['content:write'],
  publishedPlaces: ['content:read'],
  brandCards: ['content:read'],
  savedViews: 'list-view',
  mediaSource: ['media:write'],
  mediaSources: ['media:write'],
  pictures: ['content:read'],
  openPreview: ['content:write'],
  deleteDraft: 'content-kind',
  saveContent: 'content-kind',
  publishContent: ['content:publish'],
  unpublishContent: ['content:publish'],
  scheduleContent: ['content:publish'],
  moveCalendarEntry: ['content:publish'],
  restoreVersion: 'content-kind',
  requestBulkChange: 'bulk-change',
  decideBulkChange: 'bulk-decision',
  undoBulkChange: ['content:write'],
  saveView: 'list-view',
  deleteView: 'list-view',
  retryMediaSource: ['media:write'],
  takeStill: ['media:write'],
  takePoster: ['media:write'],
  showMedia: ['content:publish', 'media:write'],
  discardMedia: ['media:write'],
  members: ['members:read'],
  member: ['members:read'],
  approvals: ['members:read'],
  unmadeRefunds: ['members:read'],
  dataRequests: ['members:read'],
  previewApproval: ['members:approve'],
  decideApproval: ['members:approve'],
  reportQueue: ['moderation:read'],
  commentAuthor: ['moderation:read'],
  commentAppeals: ['moderation:read'],
  tryBannedWords: ['moderation:read'],
  bannedWords: ['moderation:read'],
  previewBannedWord: ['moderation:words'],
  wallQueue: ['moderation:read'],
  decideComment: ['moderation:decide'],
  banCommentAuthor: ['moderation:decide'],
  liftCommentBan: ['moderation:decide'],
  decideAppeal: ['moderation:decide'],
  decideBannedWord: ['moderation:words'],
  removeBannedWord: ['moderation:words'],
  decideWallPost: ['moderation:decide'],
  performerRecords: ['records:read'],
  performerRecord: ['records:read'],
  writePerformerIdentity: ['records:write'],
  addPerformerDocument: ['records:write'],
  withdrawPerformerDocument: ['records:write'],
  verifyPerformerRecord: ['records:write'],
  requirePerformerRecords: ['records:write'],
  webhooks: ['webhooks:manage'],
  createWebhook: ['webhooks:manage'],
  enableWebhook: ['webhooks:manage'],
  replayWebhook: ['webhooks:manage'],
  deleteWebhook: ['webhooks:manage'],
  postbacks: ['billing:read'],
  billerCommands: ['billing:read'],
  reconciliation: ['billing:read'],
  monthlyReport: ['billing:read'],
  bookBalances: ['billing:read'],
  bookEntries: ['billing:read'],
  renewalToAccept: ['billing:replay'],
  replayPostback: ['billing:replay'],
  acceptRenewal: ['billing:replay'],
  retryBillerCommand: ['billing:replay'],
  plans: ['shop:read'],
  planUpsells: ['shop:read'],
  dealSlots: ['shop:read'],
  brandFlags: ['shop:read'],
  flagChanges: ['shop:read'],
  experiments: ['shop:read'],
  experimentRun: ['shop:read'],
  switchFlag: ['shop:write'],
  startExperiment: ['shop:write'],
  changeExperimentShare: ['shop:write'],
  stopExperiment: ['shop:write'],
  gifts: ['shop:read'],
  voucherBatches: ['shop:read'],
  voucherUses: ['shop:read'],
  createVouchers: ['shop:write'],
  approveVouchers: ['prices:approve'],
  stopVouchers: ['shop:write'],
  resendGift: ['shop:write'],
  discounts: ['shop:read'],
  discountCodes: ['shop:write'],
  createDiscount: ['shop:write'],
  approveDiscount: ['prices:approve'],
  stopDiscount: ['shop:write'],
  queuedMails: ['mails:read'],
  sendMailNow: ['mails:resend'],
  dayFigures: ['operations:read'],
  attention: ['operations:read'],
  problemReports: ['operations:read'],
  jobs: ['operations:read'],
  jobRuns: ['operations:read'],
  releases: ['operations:read'],
  releaseOperations: ['operations:read'],
  settleProblemReport: ['operations:act'],
  runJob: ['operations:act'],
  staffMembers: ['staff:manage'],
  disableStaffMember: ['staff:manage'],
  enableStaffMember: ['staff:manage'],
  setStaffRole: ['staff:manage'],
  removeStaffMember: ['staff:manage'],
  audit: ['audit:read'],
  auditProof: ['audit:read'],
  memberOffers: ['shop:read', 'members:read'],
  memberDeals: ['shop:read', 'members:read'],
  previewAction: 'member-action',
  actOnMember: 'member-action',
  requestQueue: 'request-form',
  publicRequest: 'request-form',
  previewRequestMail: 'request-form',
  requestMails: 'request-form',
  assignRequest: 'request-form',
  noteOnRequest: 'request-form',
  replyToRequest: 'request-form',
  closeRequest: 'request-form',
  reopenRequest: 'request-form',
  mailRequestAnswerAgain: 'request-form',
};

/** Scopes of which one is enough to call an operation whose rule is about what its arguments name. */
const SCOPES_BY_ARGUMENTS: Readonly<Record<Extract<OperationRule, string>, readonly StaffScope[]>> = {
  'member-action': Object.values(MEMBER_ACTIONS),
  'request-form': FORMS.map((form) => `requests:${form}` as const),
  'content-kind': CONTENT_WRITE_SCOPES,
  'bulk-change': Object.values(BULK_CHANGES),
  'bulk-decision': ['content:publish', 'prices:approve'],
  'list-view': Object.values(LISTS_WITH_VIEWS),
};

/** The scopes that an operation needs, as a refusal names them. */
export function describeOperationRule(rule: OperationRule): string {
  return typeof rule === 'string' ? [...new Set(SCOPES_BY_ARGUMENTS[rule])].join(' or ') : rule.join(' and ');
}

/**
 * Returns whether a member of staff may call an operation at all. Nobody may call an operation without a rule. What it
 * is about is checked where that is known: the action, the form, the kind, the change, and the list.
 */
export function mayCallOperation(actor: StaffActor, operation: string): boolean {
  const rule = Object.hasOwn(STAFF_OPERATIONS, operation) ? STAFF_OPERATIONS[operation] : undefined;
  if (rule === undefined) return false;
  if (typeof rule === 'string') return SCOPES_BY_ARGUMENTS[rule].some((scope) => hasStaffScope(actor, scope));
  return rule.every((scope) => hasStaffScope(actor, scope));
}
