/** Loads a scenario: its seed and steps in one transaction, then its fault rules and clock. */
import { clockOffsetOf, type Scenario } from '#contract/scenario/file'
import type { TestControls } from '#contract/scenario/scenario'
import { setClockOffset } from '../../clock'
import { device } from '../../database/database'
import { database } from '../../provider/database/database'
import { setAutomatic } from '../../provider/site'
import { clockOffset, rulesInOrder, scenariosChanged } from '../../scenarios'
import { layOut } from './seed'
import { takeStep } from './steps'

/**
 * Adds the scenario's data to the existing data, and replaces all fault rules.
 * @throws {ProviderError} if the provider's rules forbid a part; then nothing has changed
 */
export async function loadScenario(scenario: Scenario): Promise<TestControls> {
  const before = await device.execute(clockOffset)
  const { clock, automatic, seed, steps } = scenario
  let offsetMs = clock ? clockOffsetOf(clock, Date.now()) : 0
  try {
    setClockOffset(offsetMs)
    await database.execute(() =>
      database.transaction('rw', database.tables, async () => {
        if (automatic !== undefined) await setAutomatic(automatic)
        await layOut(seed)
        for (const step of steps) {
          if (step.step === 'wait') {
            offsetMs += Math.round(step.minutes * 60_000)
            setClockOffset(offsetMs)
          } else await takeStep(step)
        }
      }),
    )
    return await device.execute(() => steer(scenario, offsetMs))
  } catch (cause) {
    setClockOffset(before)
    throw cause
  }
}

async function steer({ rules }: Scenario, clockOffsetMs: number): Promise<TestControls> {
  await device.transaction('rw', device.rules, device.settings, async () => {
    await device.rules.clear()
    await device.rules.bulkAdd(
      // The first matching rule wins, so keep their order.
      rules.map((rule, index) => ({
        ...rule,
        id: crypto.randomUUID(),
        addedAt: Date.now() + index / 1000,
      })),
    )
    await device.settings.put({ id: 'clockOffsetMs', value: clockOffsetMs })
  })
  scenariosChanged()
  return { rules: await rulesInOrder(), clockOffsetMs }
}
