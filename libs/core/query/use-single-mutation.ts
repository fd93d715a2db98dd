import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/** The result of `useSingleMutation`; a failure of `mutate` is in `error`. */
export interface SingleMutation<Data, Variables> extends Pick<
  UseMutationResult<Data, Error, Variables>,
  'data' | 'error' | 'isPending' | 'reset'
> {
  readonly mutate: (variables: Variables) => void;
}

/**
 * `useMutation` for an action that must run once, such as a charge after which the page is left: calls of `mutate` are
 * ignored while one is running. `isPending` alone cannot prevent a second one, as it is rendered only after the second
 * click of a double click.
 */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
): SingleMutation<Data, Variables> {
  const isRunning = useRef(false);
  const { data, error, isPending, reset, mutateAsync } = useMutation(options);
  const mutate = (variables: Variables) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const finish = () => {
      isRunning.current = false;
    };
    mutateAsync(variables).then(finish, finish);
  };
  return { data, error, isPending, reset, mutate };
}
