import type { Failure } from '#contract/failure'
import { useText } from '#ui/intl/useText'
import { readSteering } from '../api/scenario'
import { useActions } from '../useActions'
import type { Scenario } from '../useScenario'

/** Does what is given unless something else is under way; answers whether it was done. */
export type RunAction = (action: () => Promise<unknown>) => Promise<boolean>

interface BankActions {
  readonly failure: Failure | null
  readonly run: RunAction
}

/** After each action what is on screen is loaded anew: after a refused one too, which shows that it was out of date. */
export function useBankActions(
  scenario: Scenario,
  onChange: (() => void) | undefined,
): BankActions {
  const text = useText()
  const { failure, run } = useActions(scenario)

  async function runAction(action: () => Promise<unknown>): Promise<boolean> {
    const work = async () => {
      await action()
      // Calls use faults up.
      return readSteering()
    }
    const done = await run(work, text('scenario.bank.done'))
    onChange?.()
    return done
  }

  return { failure, run: runAction }
}
