import { type Line, type Verdict, verdicts } from './answer'
import { printable } from './printable'

export interface Strictness {
  /** A missing call beyond the specification is a fault. */
  all: boolean
  /** A call of players that was not made is a fault. */
  strict: boolean
}

/** Verdicts that fail the check. */
const faults: readonly Verdict[] = ['slow', 'differs', 'missing', 'refused', 'no answer']

export function isFault({ verdict, call }: Line, { all, strict }: Strictness): boolean {
  if (verdict === 'missing') return call.isSpecified || all
  // No option lets the check make calls of staff.
  if (verdict === 'not asked') return strict && call.caller !== 'staff'
  return faults.includes(verdict)
}

/** @returns whether something was as agreed, and nothing is a fault */
export function isWhole(lines: readonly Line[], strictness: Strictness): boolean {
  return (
    lines.some(({ verdict }) => verdict === 'as agreed') &&
    !lines.some((line) => isFault(line, strictness))
  )
}

/** @returns a line for each call, and the count of each verdict */
export function tableOf(lines: readonly Line[]): string {
  const rows = lines.map(({ verdict, ms, call, path, detail }) => [
    verdict,
    verdict === 'not asked' ? '' : `${ms} ms`,
    `${call.method} ${path}`,
    call.isSpecified ? '' : 'ours',
    printable(detail),
  ])
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const table = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  const counts = verdicts.flatMap((verdict) => {
    const count = lines.filter((line) => line.verdict === verdict).length
    return count > 0 ? `${count} ${verdict}` : []
  })
  return [...table, '', counts.join(', ')].join('\n')
}
