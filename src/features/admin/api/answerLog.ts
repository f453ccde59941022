/** How the provider answered this window's calls, by the first word of their path. Lost with the window. */
import type { Failure } from '#contract/failure'
import { clockNow } from '#lib/device/clock'
import { observable } from '#lib/observable'

export interface GroupAnswers {
  group: string
  count: number
  failed: number
  /** Whether the last call was answered. */
  isAnswering: boolean
  /** Times in ms since 1970; null if never. */
  answeredAt: number | null
  failedAt: number | null
  /** Duration of the last answer in ms. */
  lastMs: number
}

export const answerLog = observable<readonly GroupAnswers[]>([])

/** Whether the provider gave no usable answer. A refusal is an answer. */
function isFailed({ kind, status }: Failure): boolean {
  return kind !== 'http' || (status ?? 0) >= 500
}

/** @param failure null for an answer; `took` in ms */
export function noteAnswer(path: string, took: number, failure: Failure | null): void {
  const group = /^\/(\w+)/.exec(path)?.[1] ?? path
  const known = answerLog.get().find((row) => row.group === group)
  const { count = 0, failed = 0, answeredAt = null, failedAt = null, lastMs = 0 } = known ?? {}
  const isAnswering = failure === null || !isFailed(failure)
  const next: GroupAnswers = {
    group,
    count: count + 1,
    failed: failed + Number(!isAnswering),
    isAnswering,
    answeredAt: isAnswering ? clockNow() : answeredAt,
    failedAt: isAnswering ? failedAt : clockNow(),
    lastMs: isAnswering ? Math.round(took) : lastMs,
  }
  const others = answerLog.get().filter((row) => row.group !== group)
  answerLog.set([...others, next].toSorted((one, other) => (one.group < other.group ? -1 : 1)))
}
