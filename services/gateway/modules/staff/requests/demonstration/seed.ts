import { REQUEST_DEADLINES, type RequestKind } from '@network/validation/requests/request-forms.ts';
import type { Seed } from '../../../../demonstration/seed.ts';

const HOUR_MS = 3_600_000;

interface Sent {
  readonly kind: RequestKind;
  readonly number: string;
  readonly site: string;
  readonly hoursAgo: number;
  readonly fields: Readonly<Record<string, string>>;
}

const SENT: readonly Sent[] = [
  {
    kind: 'support',
    number: 'S-4F7K2-M9QXT',
    site: 'vixen',
    hoursAgo: 30,
    fields: {
      email: 'member@demo.example',
      topic: 'payment',
      message: 'There are two charges on my statement this month.\nOne of them is the renewal. What is the other one?',
    },
  },
  {
    kind: 'support',
    number: 'S-8H2NV-3CW6B',
    site: 'tushy',
    hoursAgo: 7,
    fields: { email: 'trial@demo.example', topic: 'playback', message: 'The film stops after a minute on my TV.' },
  },
  {
    kind: 'removal',
    number: 'R-7K2M9-QX4TD',
    site: 'vixen',
    hoursAgo: 50,
    fields: {
      name: 'Noa Sample',
      email: 'noa@people.example',
      relation: 'representative',
      content: 'A still of a film shows a private house that can be recognized.',
      statement: 'The owner of the house agreed to the film, and not to the still.',
      truthful: 'yes',
    },
  },
  {
    kind: 'removal',
    number: 'R-2D5PW-8JZ3F',
    site: 'blacked',
    hoursAgo: 4,
    fields: {
      name: 'Kit Sample',
      email: 'kit@people.example',
      relation: 'owner',
      content: 'The music in the first minute of a film.',
      statement: 'I own the rights to this recording and did not license it.',
      truthful: 'yes',
    },
  },
  {
    kind: 'casting',
    number: 'C-9T6RB-1KVMH',
    site: 'milfy',
    hoursAgo: 90,
    fields: {
      name: 'Ida Sample',
      email: 'ida@people.example',
      birthDate: '1991-05-17',
      country: 'Portugal',
      about: 'Ten years on stage as a dancer. I would like to work in front of a camera.',
      adult: 'yes',
      storage: 'yes',
    },
  },
];

/** Requests that wait for somebody who answers them, one of them late. */
export const seedRequests: Seed = async ({ db, today }) => {
  const rows = SENT.map(({ kind, number, site, hoursAgo, fields }) => {
    const receivedAt = new Date(today.getTime() - hoursAgo * HOUR_MS);
    return {
      id: `demo-${number.toLowerCase()}`,
      case_number: number,
      kind,
      tenant_id: site,
      fields: JSON.stringify(fields),
      fingerprint: `demo-${number}`,
      received_at: receivedAt,
      due_at: new Date(receivedAt.getTime() + REQUEST_DEADLINES[kind].hours * HOUR_MS),
      closed_at: null,
    };
  });
  await db.insertInto('public_requests').values(rows).execute();
};
