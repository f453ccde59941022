import type { GenericSchema } from 'valibot'
import type { Failure } from '../contract/failure'
import { readProvider } from '../contract/provider'
import { providerUrl } from '../lib/environment'
import { providerFailure } from './providerFailure'
import { request } from './request'
import { announceChange } from './tabs'
import type { DataTag } from './tags'

interface ProviderOrder<Answer> {
  /** One of `providerPaths`. */
  path: string
  answer: GenericSchema<unknown, Answer>
  /** What is no longer true after it, here and in the other tabs. */
  changes: readonly DataTag[]
}

/**
 * The definition of a mutation: posts its argument as it is and reads the answer. What it changes is
 * asked for again after a refusal too: a screen that let somebody try was out of date.
 */
export function toProvider<Order, Answer>({ path, answer, changes }: ProviderOrder<Answer>) {
  return {
    queryFn: (order: Order) => post(path, order, answer),
    invalidatesTags: [...changes],
    onQueryStarted: async (_: Order, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) => {
      try {
        await queryFulfilled
        announceChange(changes)
      } catch {
        // The caller has the reason.
      }
    },
  }
}

async function post<Answer>(
  path: string,
  body: unknown,
  answer: GenericSchema<unknown, Answer>,
): Promise<{ data: Answer } | { error: Failure }> {
  const url = providerUrl + path
  try {
    return { data: readProvider(answer, await request(url, { method: 'POST', body })) }
  } catch (cause) {
    return { error: providerFailure(cause, url) }
  }
}
