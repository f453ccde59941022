/** The status history of a deposit or withdrawal, for its sheet and the export. */
import { isoInBangkok } from '#lib/time'
import { type Text, useText } from '#ui/intl/useText'
import { StatusTimeline } from '#ui/money/StatusTimeline'
import { statusMeta } from '#ui/money/statusMeta'
import type { Column } from '#ui/table/useTableState'

interface Step {
  status: keyof typeof statusMeta
  /** Milliseconds since 1970. */
  at: number
  /** Null for the player. */
  by: string | null
  reason: string | null
}

/** Every status change with its time, who made it and why. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const text = useText()
  return (
    <StatusTimeline
      label={text('admin.steps')}
      steps={steps.map(({ status, at, by, reason }) => ({
        key: `${status} ${at}`,
        label: text(statusMeta[status].label),
        state: statusMeta[status].tone === 'error' ? 'failed' : 'done',
        at,
        note: [by === null ? '' : staffName(text, by), reason ?? ''].filter(Boolean).join(' · '),
      }))}
    />
  )
}

/** For files: `Requested 2026-11-21T12:00:00+07:00, Paid … (name)`. */
export function stepsColumn<Row extends { steps: readonly Step[] }>(text: Text): Column<Row> {
  return {
    id: 'steps',
    header: text('admin.steps'),
    sortable: false,
    value: ({ steps }) =>
      steps
        .map(({ status, at, by }) => {
          const who = by === null ? '' : ` (${staffName(text, by)})`
          return `${text(statusMeta[status].label)} ${isoInBangkok(at)}${who}`
        })
        .join(', '),
  }
}

/** Names who made a step. Without a staff name it was the simulated staff. */
export function staffName(text: Text, who: string | null | undefined): string {
  return who == null || who === 'auto' || who === 'system' ? text('admin.staff.automatic') : who
}
