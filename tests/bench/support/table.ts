import type { Figure } from './figure'

export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  // All columns except the first contain figures.
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

export function figureTable(figures: readonly Figure[]): string {
  return markdownTable(
    ['what', 'measured', 'target', ''],
    figures.map(({ what, measured, target, reached }) => [
      what,
      measured,
      target,
      reached ? 'reached' : '**missed**',
    ]),
  )
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
