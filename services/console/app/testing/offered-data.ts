import type { ChosenValues } from '@network/testing/staff-answers.ts';
import { OTHER } from './offered-buttons.ts';

const MOMENT = '2026-02-01T12:00:00Z';
const idOf = ({ args }: { readonly args: Readonly<Record<string, unknown>> }): string =>
  String(args['id'] ?? args['performerId']);
const isOther = (place: Parameters<typeof idOf>[0]): boolean => idOf(place).endsWith(OTHER);

/** Whether a file is one of those of the film that an address names. */
const isOfFilm = ({ args }: { readonly args: Readonly<Record<string, unknown>> }): boolean => args['filmId'] === 'x';

/** Values by which every button of the console's pages is there for somebody who may do everything. */
export const OFFERED_DATA: ChosenValues = {
  currency: () => 'USD',
  'AuditEntry.before': () => '{}',
  'AuditEntry.after': () => '{}',
  'Member.disabledAt': (place) => (isOther(place) ? MOMENT : null),
  'Member.isEmailForeign': () => false,
  'Member.emailConfirmedAt': (place) => (isOther(place) ? MOMENT : null),
  'MemberPayment.kind': () => 'charge',
  'MemberPayment.state': () => 'collected',
  'DataRequest.kind': () => 'access',
  'DataRequest.dueAt': () => '2099-02-01T12:00:00Z',
  'ListedRequest.kind': ({ args }) => (Array.isArray(args['kinds']) ? args['kinds'][0] : 'support'),
  'PublicRequest.state': (place) => (isOther(place) ? 'closed' : 'open'),
  'PublicRequest.kind': (place) => idOf(place).split('-')[0],
  // The mail of each answer has failed.
  'RequestEvent.id': ({ row }) => `event-${row}`,
  'RequestMailState.event': ({ row }) => `event-${row}`,
  'RequestMailState.state': () => 'failed',
  // The gateway names no member to whom may not look at them.
  'StaffMember.role': () => 'editor',
  'StaffMember.disabledAt': ({ row }) => (row === 0 ? null : MOMENT),
  'VoucherUse.memberId': () => null,
  'CommentAuthorHistory.ban': (place) => (isOther(place) ? null : { row: 0, args: {} }),
  'PerformerRecord.bornOn': () => '1990-01-01',
  'PerformerRecord.verifiedAt': (place) => (isOther(place) ? null : MOMENT),
  // A renewal that may be accepted.
  'Postback.kind': () => 'charged',
  'Postback.state': () => 'flagged',
  'Postback.problem': () => 'wrong-amount',
  'BillerCommand.state': () => 'failed',
  'ExperimentRun.stoppedAt': () => null,
  'StaffExperiment.runs': ({ row }) => (row === 0 ? [] : [{ row: 0, args: {} }]),
  // The film whose page is opened plays, and has new media; a file that is opened by itself has failed.
  'MediaSource.state': (place) => (isOfFilm(place) ? (place.row === 0 ? 'prepared' : 'published') : 'failed'),
  'MediaSourceFilm.isDraft': () => false,
  'MediaSource.kind': () => 'film',
  // One that waits shows people a price, the others do not.
  'BulkChange.kind': ({ row }) => (row === 4 ? 'offer' : 'film'),
  'BulkChange.name': () => 'publish',
  'CalendarEntry.at': () => '2099-02-01T12:00:00Z',
  // Pages ask for the media of the film that they got: it is the one that the address names.
  'ContentItem.id': ({ args, row }) => args['id'] ?? `id-${row}`,
  'ContentItem.kind': ({ args }) => args['kind'] ?? 'film',
  'ContentItem.state': ({ args }) => (args['kind'] === 'film' ? 'published' : 'draft'),
  'ContentItem.version': () => 12,
  'ContentItem.publishAt': () => null,
  'ContentItem.unpublishAt': () => null,
  'ContentItem.waiting': () => null,
  'ContentVersion.version': ({ args, row }) => args['version'] ?? 12 - row,
};
