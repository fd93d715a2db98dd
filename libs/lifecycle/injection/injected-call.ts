import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/**
 * A call that a machine makes and the page gives by `.provide({ actors })`. Forgotten, it fails and names itself, so
 * that no flow goes on as if the call had been made.
 */
export function injectedCall<TOutput, TInput = NonReducibleUnknown>(name: string): PromiseActorLogic<TOutput, TInput> {
  return fromPromise<TOutput, TInput>(() => Promise.reject(new Error(`The call "${name}" was not provided`)));
}
