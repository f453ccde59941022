import { longestScenario, readScenario, type ScenarioProblem } from '#contract/scenario/file'
import { appName } from '#lib/environment'
import { pack } from './packed'
import type { OfferedScenario } from './shippedScenarios'

export function isProblem(read: OfferedScenario | ScenarioProblem): read is ScenarioProblem {
  return 'problem' in read
}

/** Reads text that was chosen, pasted or opened by URL. It is untrusted input. */
export async function readText(text: string): Promise<OfferedScenario | ScenarioProblem> {
  const read = readScenario(text, appName)
  if ('problem' in read) return read
  return {
    ...read,
    address: `${location.origin}/#scenario=${await pack(JSON.stringify(read.content))}`,
  }
}

/** Reads a file of any size; one that is far too long is not read at all. */
export async function readFile(file: File): Promise<OfferedScenario | ScenarioProblem> {
  // At most three UTF-8 bytes per UTF-16 code unit.
  if (file.size > 3 * longestScenario) return { problem: 'toolong', detail: '' }
  return readText(await file.text())
}
