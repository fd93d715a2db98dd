import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/**
 * A call that a machine makes and that the page provides by `.provide({ actors })`. When it is missing it fails with
 * its name, so that no flow continues as if the call had been made.
 */
export function injectedCall<TOutput, TInput = NonReducibleUnknown>(name: string): PromiseActorLogic<TOutput, TInput> {
  return fromPromise<TOutput, TInput>(() => Promise.reject(new Error(`The call "${name}" was not provided`)));
}
