import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { loadState } from '#api/cache/loadState'
import type { Shift } from '#contract/admin/shift'
import { startOfBangkokDay } from '#lib/time'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { PrintOnly, printAreaClass } from '#ui/print/PrintOnly'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { FilterChoice } from '#ui/table/FilterChoice'
import type { TableState } from '#ui/table/useTableState'
import { useStaffSession } from '../api/adminSession'
import { useShiftQuery } from '../api/reportCalls'
import { DayFilter } from '../list/DayFilter'
import { useDayRange } from '../list/useDayRange'
import { ReportTable } from '../reports/ReportTable'
import { shiftColumns } from './shiftColumns'

/** What a cashier decided on a day, by account, to print and hand over. An owner chooses the colleague. */
export function ShiftPage() {
  const text = useText()
  const isOwner = useStaffSession()?.role === 'owner'
  const { from, to, isValid, state } = useDayRange(1)
  const admin = isOwner ? state.filterOf('admin') : ''
  const shift = useShiftQuery({ from, to, admin }, { skip: !isValid })
  // The last answer, so that the choice stays while another is loading.
  const known = shift.data?.value
  return (
    <Page title={text('adminReports.shift')}>
      <PrintOnly />
      <Stack>
        <Bar>
          <DayFilter state={state} />
          {isOwner && known && <Colleagues report={known} admin={admin} state={state} />}
          <Button variant="outlined" disabled={!isValid} onClick={() => window.print()}>
            {text('table.print')}
          </Button>
        </Bar>
        {isValid ? (
          <LoadArea state={loadState(shift)} skeleton={<SkeletonLines lines={8} />}>
            {(report, updatedAt) => (
              <Decisions report={report} updatedAt={updatedAt} admin={admin} />
            )}
          </LoadArea>
        ) : (
          <p role="alert">{text('adminReports.badRange')}</p>
        )}
      </Stack>
    </Page>
  )
}

interface ColleaguesProps {
  report: Shift
  admin: string
  state: TableState
}

function Colleagues({ report, admin, state }: ColleaguesProps) {
  const text = useText()
  return (
    <FilterChoice
      label={text('adminReports.shift.of')}
      value={admin}
      options={[
        { value: '', label: text('adminReports.shift.everybody') },
        ...report.staff.map(({ adminID, name }) => ({ value: adminID, label: name })),
      ]}
      onChange={(value) => state.change({ filters: { admin: value } })}
    />
  )
}

interface DecisionsProps {
  report: Shift
  updatedAt: number
  admin: string
}

/** The printed part: whose decisions, of which days, and the sums. */
function Decisions({ report: { from, to, name, rows }, updatedAt, admin }: DecisionsProps) {
  const text = useText()
  const format = useFormat()
  const columns = useMemo(() => shiftColumns(text), [text])
  const [first, last] = [from, to].map((day) => format.date(startOfBangkokDay(day)))
  const days = from === to ? first : `${first} – ${last}`
  return (
    <div className={printAreaClass}>
      <ReportTable
        id="shift"
        title={`${name ?? text('adminReports.shift.everybody')} · ${days}`}
        updatedAt={updatedAt}
        columns={columns}
        rows={rows}
        keyOf={({ kind, account }) => `${kind} ${account}`}
        filters={{ from, to, ...(admin !== '' && { admin }) }}
      />
    </div>
  )
}

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })
