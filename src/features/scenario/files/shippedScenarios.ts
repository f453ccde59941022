import { checkScenario, type Scenario } from '#contract/scenario/file'
import { appName } from '#lib/environment'

/** A scenario as it is offered, asked about and loaded. */
export interface OfferedScenario {
  /** The content of its file, which the door takes. */
  readonly content: unknown
  readonly scenario: Scenario
  /** What brings it up in any browser where this app runs. */
  readonly address: string
}

const files = import.meta.glob<object>('../../../contract/scenario/shipped/*.scenario.json', {
  eager: true,
  import: 'default',
})

/** Those that ship. Loaded with the panel, or with an address that names one. */
export const shippedScenarios: readonly OfferedScenario[] = Object.entries(files).flatMap(
  ([path, content]) => {
    const read = checkScenario(content, appName)
    if ('problem' in read) throw new Error(`${path}: ${read.problem} ${read.detail}`)
    return { ...read, address: addressOf(path.replace(/^.*\/|\.scenario\.json$/g, '')) }
  },
)

/** Undefined where none that ships has this name. */
export function shippedScenario(name: string): OfferedScenario | undefined {
  return shippedScenarios.find(({ address }) => address === addressOf(name))
}

function addressOf(name: string): string {
  return `${location.origin}/?scenario=${encodeURIComponent(name)}`
}
