import * as v from 'valibot'
import { unseen } from '#contract/scenario/fault'
import { longestOperator } from '#contract/scenario/file'
import { reportFormat, reportVersion } from '#contract/scenario/report'
import { longestWorld, worldFormat, worldVersion } from '#contract/scenario/world'
import { appName } from '#lib/environment'
import { readLongJson } from '#lib/files/longJson'
import { inSlices } from '#lib/inSlices'

/**
 * Why a file is not sent to the test API:
 * - `toolarge`: larger than any snapshot
 * - `cutoff`: not JSON, or incomplete
 * - `notworld`: neither a snapshot nor a report
 * - `newer`: written for another version of the app
 * - `noworld`: a report that could not read a snapshot
 * - `otheroperator`: `detail` names that operator
 */
export interface WorldProblem {
  problem: 'toolarge' | 'cutoff' | 'notworld' | 'newer' | 'noworld' | 'otheroperator'
  detail: string
}

const worldSchema = v.looseObject({
  format: v.literal(worldFormat),
  version: v.number(),
  // Shown in a message, so it must not contain invisible characters that reorder text.
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

/** Reads an untrusted file of any size, only far enough to know its operator. The test API checks the rest. */
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
