import { styled } from '@mui/material/styles'
import { Fragment, type ReactNode, useMemo } from 'react'
import type { Hour } from '#contract/admin/reports'
import { type Satang, satang } from '#lib/money'
import { bangkokDay, hourMs, startOfBangkokDay } from '#lib/time'
import { Fold } from '#ui/display/Fold'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import type { Column } from '#ui/table/useTableState'
import { AsOfBangkok } from '../reports/AsOfBangkok'
import { clockOf } from '../reports/Behind'
import { BookTable, TableScroller } from '../reports/BookTable'
import { ReportExport } from '../reports/ReportExport'
import { moneyColumn } from '../reports/reportColumns'

interface HoursCardProps {
  hours: readonly Hour[]
  updatedAt: number
  /** Control that selects the period. */
  children: ReactNode
}

const figures = [
  ['deposits', 'usualDeposits'],
  ['withdrawals', 'usualWithdrawals'],
] as const

/** Today's deposits and withdrawals by hour, each compared with the usual amount in that hour. */
export function HoursCard({ hours, updatedAt, children }: HoursCardProps) {
  const text = useText()
  const format = useFormat()
  const today = bangkokDay(updatedAt)
  const columns = useMemo((): Column<Hour>[] => {
    const named = (name: 'deposits' | 'withdrawals') => text(`adminReports.figure.${name}`)
    const usual = (name: 'deposits' | 'withdrawals') =>
      text('adminReports.hours.usualOf', { name: named(name) })
    const money = (id: Exclude<keyof Hour, 'hour'>, header: string) =>
      moneyColumn<Hour>(id, header, format, (hour) => satang(hour[id]))
    return [
      { id: 'hour', header: text('adminReports.hours.hour'), value: ({ hour }) => clockOf(hour) },
      money('deposits', named('deposits')),
      money('usualDeposits', usual('deposits')),
      money('withdrawals', named('withdrawals')),
      money('usualWithdrawals', usual('withdrawals')),
    ]
  }, [text, format])
  return (
    <SectionCard
      title={text('adminReports.flow')}
      action={<ReportExport id="hours" columns={columns} rows={hours} filters={{ day: today }} />}
    >
      {children}
      <Legend aria-hidden="true">
        <li>
          <i /> {text('adminReports.hours.today')}
        </li>
        <li>
          <i data-usual="true" /> {text('adminReports.hours.usual')}
        </li>
      </Legend>
      {figures.map(([name, usual]) => (
        <HourColumns
          key={name}
          label={text(`adminReports.figure.${name}`)}
          hours={hours.map((hour) => ({
            hour: hour.hour,
            now: satang(hour[name]),
            usual: satang(hour[usual]),
          }))}
          // Hours that have not begun are unknown, not zero.
          begun={(updatedAt - startOfBangkokDay(today)) / hourMs}
        />
      ))}
      <Fold>
        <summary>{text('adminReports.asTable')}</summary>
        <TableScroller role="group" aria-label={text('adminReports.flow')} tabIndex={0}>
          <BookTable>
            <thead>
              <tr>
                {columns.map(({ id, header }) => (
                  <th key={id} scope="col">
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {hours.map((hour) => (
                <tr key={hour.hour}>
                  <th scope="row">
                    <bdi>{clockOf(hour.hour)}</bdi>
                  </th>
                  {columns.slice(1).map((column) => (
                    <td key={column.id}>{column.cell?.(hour)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </BookTable>
        </TableScroller>
      </Fold>
      <AsOfBangkok updatedAt={updatedAt} />
    </SectionCard>
  )
}

interface HourColumnsProps {
  label: string
  hours: readonly { hour: number; now: Satang; usual: Satang }[]
  /** How many hours of the day have begun. */
  begun: number
}

/** Columns for actual amounts, lines for usual ones; the table below has the same figures. */
function HourColumns({ label, hours, begun }: HourColumnsProps) {
  const text = useText()
  const format = useFormat()
  const highest = Math.max(1, ...hours.flatMap(({ now, usual }) => [now, usual]))
  const height = (amount: number) => `${Math.max(0, (amount / highest) * 100)}%`
  return (
    <Fragment>
      <h3>{label}</h3>
      <Drawing aria-hidden="true">
        {hours.map(({ hour, now, usual }) => {
          const told =
            hour < begun ? `${text('adminReports.hours.today')} ${format.money(now)}, ` : ''
          const mean = `${text('adminReports.hours.usual')} ${format.money(usual)}`
          return (
            <div key={hour} title={`${clockOf(hour)}: ${told}${mean}`}>
              {hour < begun && <b style={{ height: height(now) }} />}
              {usual > 0 && <i style={{ bottom: height(usual) }} />}
              {hour % 6 === 0 && <small>{clockOf(hour)}</small>}
            </div>
          )
        })}
      </Drawing>
    </Fragment>
  )
}

const Drawing = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 2,
  height: 96,
  margin: '4px 0 28px',
  borderBottom: `1px solid ${theme.palette.divider}`,
  '> div': { position: 'relative', flex: 1, display: 'flex', alignItems: 'flex-end' },
  b: {
    width: '100%',
    minHeight: 1,
    borderRadius: '2px 2px 0 0',
    backgroundColor: theme.palette.primary.main,
  },
  i: {
    position: 'absolute',
    insetInline: 0,
    borderTop: `2px solid ${theme.palette.text.primary}`,
  },
  small: {
    ...theme.typography.caption,
    position: 'absolute',
    top: '100%',
    insetInlineStart: 0,
    color: theme.palette.text.secondary,
  },
}))

const Legend = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: '0 0 8px',
  padding: 0,
  listStyle: 'none',
  li: { display: 'flex', alignItems: 'center', gap: 8 },
  i: { width: 14, height: 14, borderRadius: 2, backgroundColor: theme.palette.primary.main },
  'i[data-usual]': {
    height: 0,
    borderRadius: 0,
    borderTop: `2px solid ${theme.palette.text.primary}`,
    backgroundColor: 'transparent',
  },
}))
