import type { Failure } from '#contract/failure'
import { useText } from '#ui/intl/useText'
import { readTestControls } from '../api/scenario'
import { useActions } from '../useActions'
import type { Scenario } from '../useScenario'

/**
 * Runs an action unless another is in progress.
 * @returns whether it was done
 */
export type RunAction = (action: () => Promise<unknown>) => Promise<boolean>

interface BankActions {
  readonly failure: Failure | null
  readonly run: RunAction
}

/** Refetches the page after each action, even after a refused one, which shows that the data was outdated. */
export function useBankActions(
  scenario: Scenario,
  onChange: (() => void) | undefined,
): BankActions {
  const text = useText()
  const { failure, run } = useActions(scenario)

  async function runAction(action: () => Promise<unknown>): Promise<boolean> {
    const work = async () => {
      await action()
      // Read the rules again, because calls use them up.
      return readTestControls()
    }
    const done = await run(work, text('scenario.bank.done'))
    onChange?.()
    return done
  }

  return { failure, run: runAction }
}
