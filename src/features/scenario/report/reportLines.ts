import type { Report } from '#contract/scenario/report'

/** In display order. */
export const reportParts = ['route', 'app', 'settings', 'errors', 'traffic', 'world'] as const

export type ReportPart = (typeof reportParts)[number]

/** Content of a report's part, line by line. */
export function reportLines(report: Report, part: ReportPart): string[] {
  switch (part) {
    case 'route':
      return [report.route]
    case 'errors':
      return report.errors.map(({ at, text }) => `${at} ${text}`)
    case 'traffic':
      return (report.traffic ?? []).map(({ startedAt, method, url, status, duration, failure }) =>
        [
          new Date(startedAt).toISOString(),
          method,
          url,
          failure ?? status,
          `${Math.round(duration)} ms`,
        ].join(' '),
      )
    case 'world':
      return Object.entries(report.world?.databases ?? {}).flatMap(([database, { tables }]) =>
        Object.entries(tables).map(([table, rows]) => `${database}.${table}: ${rows.length}`),
      )
    default:
      return Object.entries(report[part]).map(([name, value]) => `${name}: ${value}`)
  }
}
