import { checkScenario, type Scenario } from '#contract/scenario/file'
import type { Replay } from '#contract/scenario/replay'
import { appName } from '#lib/environment'

/** A scenario to list, confirm and load. */
export interface OfferedScenario {
  /** Content of its file, as the test API accepts it. */
  readonly content: unknown
  readonly scenario: Scenario
  /** URL that offers the scenario in any browser; null if it would be too long. */
  readonly address: string | null
  /** Counts of a recording that became this scenario. */
  readonly replay?: Omit<Replay, 'scenario'>
}

const files = import.meta.glob<object>('../../../contract/scenario/shipped/*.scenario.json', {
  eager: true,
  import: 'default',
})

/** The shipped scenarios. Loaded with the panel, or by a URL that names one. */
export const shippedScenarios: readonly OfferedScenario[] = Object.entries(files).flatMap(
  ([path, content]) => {
    const read = checkScenario(content, appName)
    if ('problem' in read) throw new Error(`${path}: ${read.problem} ${read.detail}`)
    return { ...read, address: addressOf(path.replace(/^.*\/|\.scenario\.json$/g, '')) }
  },
)

/** Undefined if no shipped scenario has this name. */
export function shippedScenario(name: string): OfferedScenario | undefined {
  return shippedScenarios.find(({ address }) => address === addressOf(name))
}

function addressOf(name: string): string {
  return `${location.origin}/?scenario=${encodeURIComponent(name)}`
}
