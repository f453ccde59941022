import { type Line, type Verdict, verdicts } from './answer'

/**
 * Verdicts that fail the check. A missing call that is not specified fails it only if all calls are
 * required.
 */
const faults: readonly Verdict[] = ['slow', 'differs', 'missing', 'refused', 'no answer']

export function isWhole(lines: readonly Line[], withOurs: boolean): boolean {
  const isFault = ({ verdict, call }: Line) =>
    faults.includes(verdict) && (verdict !== 'missing' || call.isSpecified || withOurs)
  return lines.some(({ verdict }) => verdict === 'as agreed') && !lines.some(isFault)
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

/** Replaces control characters, so that an answer cannot control the terminal, and limits the length. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').slice(0, 200)
}
