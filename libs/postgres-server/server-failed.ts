/** A server could not be started; the message ends with what it said last. */
export class ServerFailed extends Error {
  override readonly name = 'ServerFailed';
}
