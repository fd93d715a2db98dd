import { Counter, Gauge, type Registry } from 'prom-client';

/**
 * What an operator wants to know of the trade. A label's values are those of a list in the code or of the registered
 * brands; none is of a person, and none grows with use.
 */
export interface Figures {
  readonly payments: Counter<'biller' | 'kind' | 'outcome'>;
  readonly declines: Counter<'biller' | 'payment' | 'reason'>;
  readonly flaggedEvents: Counter<'biller' | 'problem'>;
  readonly signUps: Counter<'brand' | 'outcome'>;
  readonly accessDecisions: Counter<'action' | 'subject' | 'outcome' | 'next_step'>;
  readonly jobSuccess: Gauge<'job'>;
  readonly jobMisses: Counter<'job'>;
}

const figures = new WeakMap<Registry, Figures>();

/** The figures of a registry, registered at the first call. */
export function figuresOf(registry: Registry): Figures {
  const known = figures.get(registry);
  if (known) return known;
  const made = register(registry);
  figures.set(registry, made);
  return made;
}

function register(registry: Registry): Figures {
  const registers = [registry];
  return {
    payments: new Counter({
      name: 'billing_events_total',
      help: 'Events of billers that were applied, by kind and outcome: processed, waiting, flagged or failed.',
      labelNames: ['biller', 'kind', 'outcome'],
      registers,
    }),
    declines: new Counter({
      name: 'payment_declines_total',
      help: 'Payments that a biller declined: the first of an order, or a renewal, and why.',
      labelNames: ['biller', 'payment', 'reason'],
      registers,
    }),
    flaggedEvents: new Counter({
      name: 'billing_events_flagged_total',
      help: 'Events of billers that contradict our orders, by what is wrong.',
      labelNames: ['biller', 'problem'],
      registers,
    }),
    signUps: new Counter({
      name: 'sign_ups_total',
      help: 'Sign-ups whose payment arrived, by the state of their order after it.',
      labelNames: ['brand', 'outcome'],
      registers,
    }),
    accessDecisions: new Counter({
      name: 'access_decisions_total',
      help: 'Decisions about what a person may do; refusals by the next step that would help.',
      labelNames: ['action', 'subject', 'outcome', 'next_step'],
      registers,
    }),
    jobMisses: new Counter({
      name: 'job_missed_total',
      help: 'Moments of jobs that nobody did in time, and that were made up for later.',
      labelNames: ['job'],
      registers,
    }),
    jobSuccess: new Gauge({
      name: 'job_last_success_timestamp_seconds',
      help: 'When a job last ended well in this gateway, in seconds since 1970.',
      labelNames: ['job'],
      aggregator: 'max',
      registers,
    }),
  };
}
