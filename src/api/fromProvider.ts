import { askProvider, type ProviderQuery } from './providerQuery'
import { type DataTag, tagged } from './tags'

/** The definition of an endpoint that asks the provider: what to ask for its argument, and its tag. */
export function fromProvider<Value, Argument>(
  tag: DataTag,
  queryOf: (argument: Argument) => ProviderQuery<Value>,
) {
  return {
    queryFn: (argument: Argument, { signal }: { signal: AbortSignal }) =>
      askProvider(queryOf(argument), signal),
    providesTags: tagged(tag),
  }
}
