import * as v from 'valibot'
import { unseen } from '#contract/scenario/fault'
import { longestOperator } from '#contract/scenario/file'
import { reportFormat, reportVersion } from '#contract/scenario/report'
import { longestWorld, worldFormat, worldVersion } from '#contract/scenario/world'
import { appName } from '#lib/environment'
import { readLongJson } from '#lib/files/longJson'
import { inSlices } from '#lib/inSlices'

/**
 * Why a file is not even sent to the door:
 * - `toolarge`: more than any world
 * - `cutoff`: no JSON, or not all of it
 * - `notworld`: something else than a world or a report
 * - `newer`: written for another version of the app
 * - `noworld`: a report that could not read one
 * - `otheroperator`: `detail` names whose it is
 */
export interface WorldProblem {
  problem: 'toolarge' | 'cutoff' | 'notworld' | 'newer' | 'noworld' | 'otheroperator'
  detail: string
}

const worldSchema = v.looseObject({
  format: v.literal(worldFormat),
  version: v.number(),
  // It is said: nothing of it may turn the words around it.
  operator: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(longestOperator),
      v.check((name) => !unseen.test(name)),
    ),
  ),
})

const reportSchema = v.looseObject({
  format: v.literal(reportFormat),
  version: v.number(),
  world: v.nullable(worldSchema),
})

/** A file of any size and content, read as far as tells whose it is: the door looks at the rest. */
export async function readWorldFile(file: File): Promise<{ json: string } | WorldProblem> {
  if (file.size > longestWorld) return told('toolarge')
  const json = await file.text()
  let content: unknown
  try {
    content = await inSlices(readLongJson(json))
  } catch {
    return told('cutoff')
  }
  const report = v.safeParse(reportSchema, content)
  if (report.success && report.output.version !== reportVersion) return told('newer')
  if (report.success && report.output.world === null) return told('noworld')
  const world = v.safeParse(worldSchema, report.success ? report.output.world : content)
  if (!world.success) return told('notworld')
  const { version, operator = appName } = world.output
  if (version !== worldVersion) return told('newer')
  return operator === appName ? { json } : told('otheroperator', operator)
}

function told(problem: WorldProblem['problem'], detail = ''): WorldProblem {
  return { problem, detail }
}
