import type { Failure } from '#contract/failure'
import { useText } from '#ui/intl/useText'
import { readSteering } from '../api/scenario'
import { useDeeds } from '../useDeeds'
import type { Scenario } from '../useScenario'

/** Does what is given unless something else is under way; answers whether it was done. */
export type RunDeed = (deed: () => Promise<unknown>) => Promise<boolean>

interface BankDeeds {
  readonly failure: Failure | null
  readonly run: RunDeed
}

/** After each deed what is on screen is loaded anew: after a refused one too, which shows that it was out of date. */
export function useBankDeeds(scenario: Scenario, onChange: (() => void) | undefined): BankDeeds {
  const text = useText()
  const { failure, run } = useDeeds(scenario)

  async function runDeed(deed: () => Promise<unknown>): Promise<boolean> {
    const work = async () => {
      await deed()
      // Calls use faults up.
      return readSteering()
    }
    const done = await run(work, text('scenario.bank.done'))
    onChange?.()
    return done
  }

  return { failure, run: runDeed }
}
