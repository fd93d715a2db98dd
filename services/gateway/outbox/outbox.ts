/** The receivers for which places are free. */
export type Pace = 'any' | 'quick' | 'slow';

/** The places of messages whose receivers take long. */
interface SlowPlaces<Message> {
  /** Whether the receiver took long the last time. */
  readonly is: (message: Message) => boolean;
  /** How many such messages are delivered at a time, besides those of quick receivers. */
  readonly places: number;
  /** A delivery that takes longer than this counts as slow from then on, in milliseconds. */
  readonly afterMs: number;
}

/** Messages that wait in a table until each is delivered once, by whichever process holds it. */
export interface Outbox<Message, Outcome extends string> {
  /**
   * The number of messages that this process delivers at a time, of quick receivers where slow ones have places of their
   * own. No message is claimed while it waits for a connection.
   */
  readonly places: number;
  /** Messages of one lane, such as of one endpoint, take few places, so that a silent receiver delays nobody else. */
  readonly lane?: { readonly of: (message: Message) => string; readonly width: number };
  /** Further places for messages of quick receivers alone, so that they don't wait for hours of the others. */
  readonly placesOfQuick?: number;
  /** Messages to receivers that take long have places of their own, so that any number of them delays nobody else. */
  readonly slow?: SlowPlaces<Message>;
  /**
   * Takes the next due message, of no lane that is full, and holds it for this process until `heldUntil`.
   * @param pace the places that are free: of all messages, or only of those whose receivers are quick or slow
   * @returns null where nothing is due
   */
  claim(now: Date, heldUntil: Date, fullLanes: readonly string[], pace: Pace): Promise<Message | null>;
  /** Holds a message that is under way for longer. @returns false where another process has taken it over */
  hold(message: Message, heldUntil: Date): Promise<boolean>;
  /**
   * Delivers a message and records what came of it.
   * @param lost aborts when another process has taken the message over
   */
  deliver(message: Message, now: () => Date, lost: AbortSignal): Promise<Outcome>;
  /** How often what is under way is held again, how often a free place looks for a message, and after how long a run takes no more. */
  readonly paceMs?: { readonly holdAgain: number; readonly lookAgain: number; readonly longestRun: number };
}
