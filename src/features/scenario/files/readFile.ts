import { longestScenario, readScenario, type ScenarioProblem } from '#contract/scenario/file'
import { longestArchive, replaySchema } from '#contract/scenario/replay'
import { scenarioPaths } from '#contract/scenario/scenario'
import { appName } from '#lib/environment'
import { sendPage } from '../api/load'
import { readAnswer } from '../api/scenario'
import { pack } from './packed'
import type { OfferedScenario } from './shippedScenarios'

export function isProblem(read: OfferedScenario | ScenarioProblem): read is ScenarioProblem {
  return 'problem' in read
}

/** Longest URL, in characters, that chats and mails leave whole. */
const longestAddress = 8000

/** Every recording of a browser or a proxy begins like this. */
const archiveStart = /^\s*\{\s*"log"\s*:/

/**
 * Reads a scenario or a recording that was chosen, pasted or opened by URL. It is untrusted input.
 * Rejects with a `Failure` if the simulated back ends cannot read a recording.
 */
export async function readText(text: string): Promise<OfferedScenario | ScenarioProblem> {
  if (archiveStart.test(text)) return readArchive(text)
  const read = readScenario(text, appName)
  if ('problem' in read) return read
  const packed = await pack(JSON.stringify(read.content))
  const address = `${location.origin}/#scenario=${packed}`
  return { ...read, address: address.length > longestAddress ? null : address }
}

async function readArchive(text: string): Promise<OfferedScenario | ScenarioProblem> {
  if (text.length > longestArchive) return { problem: 'toolong', detail: '' }
  try {
    JSON.parse(text)
  } catch {
    return { problem: 'cutoff', detail: '' }
  }
  const answer = await sendPage(scenarioPaths.replay, text)
  const { scenario, ...replay } = readAnswer(replaySchema, answer)
  const read = await readText(JSON.stringify(scenario))
  return isProblem(read) ? read : { ...read, replay }
}

/** Reads a file of any size; one that is far too long is not read at all. */
export async function readFile(file: File): Promise<OfferedScenario | ScenarioProblem> {
  const longest = file.name.endsWith('.har') ? longestArchive : 3 * longestScenario
  // At most three UTF-8 bytes per UTF-16 code unit.
  if (file.size > longest) return { problem: 'toolong', detail: '' }
  return readText(await file.text())
}
