import { shown } from '#contract/scenario/fault'
import type { ScenarioProblem } from '#contract/scenario/file'
import { arrivedAt } from '#lib/arrival'
import { unpack } from './packed'
import { readText } from './readFile'
import { type OfferedScenario, shippedScenario } from './shippedScenarios'

/** What the address asks for with which this page was opened: `?scenario=name`, or `#scenario=` and a packed file. */
export async function scenarioInAddress(): Promise<OfferedScenario | ScenarioProblem | null> {
  const { searchParams, hash } = new URL(arrivedAt)
  const name = searchParams.get('scenario')
  if (name !== null) {
    return shippedScenario(name) ?? { problem: 'unknown', detail: shown(name) }
  }
  const packed = new URLSearchParams(hash.slice(1)).get('scenario')
  if (packed === null) return null
  const text = await unpack(packed)
  return text === null ? { problem: 'cutoff', detail: '' } : readText(text)
}
