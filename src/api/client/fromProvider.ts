import { endSession } from '../session/sessionEnd'
import type { SessionDispatch } from '../session/sessionState'
import { askProvider, type ProviderQuery } from './providerQuery'
import { type DataTag, tagged } from './tags'

interface Asking {
  signal: AbortSignal
  dispatch: SessionDispatch
}

/** The definition of an endpoint that asks the provider: what to ask for its argument, and its tag. */
export function fromProvider<Value, Argument>(
  tag: DataTag,
  queryOf: (argument: Argument) => ProviderQuery<Value>,
) {
  return {
    queryFn: async (argument: Argument, { signal, dispatch }: Asking) => {
      const outcome = await askProvider(queryOf(argument), signal)
      // The session is not accepted any more: the login page, and the place remembered.
      if ('error' in outcome && outcome.error.status === 401) void dispatch(endSession('refused'))
      return outcome
    },
    providesTags: tagged(tag),
  }
}
