import * as v from 'valibot'
import { unseen } from '#contract/scenario/fault'
import { longestOperator } from '#contract/scenario/file'
import { reportFormat, reportVersion } from '#contract/scenario/report'
import { longestSnapshot, snapshotFormat, snapshotVersion } from '#contract/scenario/snapshot'
import { appName } from '#lib/environment'
import { readLongJson } from '#lib/files/longJson'
import { inSlices } from '#lib/inSlices'

/**
 * Why a file is not sent to the test API:
 * - `toolarge`: larger than any snapshot
 * - `cutoff`: not JSON, or incomplete
 * - `notsnapshot`: neither a snapshot nor a report
 * - `newer`: written for another version of the app
 * - `nosnapshot`: a report that could not read a snapshot
 * - `otheroperator`: `detail` names that operator
 */
export interface SnapshotProblem {
  problem: 'toolarge' | 'cutoff' | 'notsnapshot' | 'newer' | 'nosnapshot' | 'otheroperator'
  detail: string
}

const snapshotSchema = v.looseObject({
  format: v.literal(snapshotFormat),
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
  world: v.nullable(snapshotSchema),
})

/** Reads an untrusted file of any size, only far enough to know its operator. The test API checks the rest. */
export async function readSnapshotFile(file: File): Promise<{ json: string } | SnapshotProblem> {
  if (file.size > longestSnapshot) return told('toolarge')
  const json = await file.text()
  let content: unknown
  try {
    content = await inSlices(readLongJson(json))
  } catch {
    return told('cutoff')
  }
  const report = v.safeParse(reportSchema, content)
  if (report.success && report.output.version !== reportVersion) return told('newer')
  if (report.success && report.output.world === null) return told('nosnapshot')
  const snapshot = v.safeParse(snapshotSchema, report.success ? report.output.world : content)
  if (!snapshot.success) return told('notsnapshot')
  const { version, operator = appName } = snapshot.output
  if (version !== snapshotVersion) return told('newer')
  return operator === appName ? { json } : told('otheroperator', operator)
}

function told(problem: SnapshotProblem['problem'], detail = ''): SnapshotProblem {
  return { problem, detail }
}
