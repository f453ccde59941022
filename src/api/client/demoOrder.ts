import type { DataTag } from './api'
import { type DemoCall, demoMutation } from './demo'

/**
 * As {@link demoMutation}, of a call that counts once however often it is sent: where its answer was lost it
 * is sent once more, so that nobody is told of a failure that was none.
 */
export function demoOrder<Answer, Argument>(
  changes: readonly DataTag[],
  callOf: (argument: Argument) => DemoCall<Answer>,
) {
  const { queryFn: send } = demoMutation(changes, (call: DemoCall<Answer>) => call)
  return {
    ...demoMutation(changes, callOf),
    queryFn: async (argument: Argument) => {
      const call = callOf(argument)
      const outcome = await send(call)
      const isLost = 'error' in outcome && outcome.error.kind !== 'http'
      return isLost ? send(call) : outcome
    },
  }
}
