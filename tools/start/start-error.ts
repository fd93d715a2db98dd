/** Why a start can't continue, in one sentence for the person at the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
