import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { loadState } from '#api/cache/loadState'
import type { Book } from '#contract/admin/book'
import { addDays, startOfBangkokDay } from '#lib/time'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { FilterChoice } from '#ui/table/FilterChoice'
import { useTableState } from '#ui/table/useTableState'
import { useToday } from '#ui/time/useNow'
import { useBookQuery } from '../api/reportCalls'
import { AsOfBangkok } from '../reports/AsOfBangkok'
import { ReportExport } from '../reports/ReportExport'
import { BookPaper } from './BookPaper'
import { bookColumns, bookRows } from './bookColumns'
import { PrintBook } from './PrintBook'

/** Months to choose from; the address may name an earlier one. */
const mostMonths = 24

/** The accountant's page of a month: what the operator owed its players before, each movement, and after. */
export function BookPage() {
  const text = useText()
  const format = useFormat()
  const today = useToday()
  const state = useTableState()
  const months = useMemo(() => lastMonths(today.slice(0, 7)), [today])
  const asked = state.filterOf('month')
  const month = /^\d{4}-\d\d$/.test(asked) ? asked : (months[0] ?? '')
  const listed = months.includes(month) ? months : [...months, month]
  const book = useBookQuery({ month })
  return (
    <Page title={text('adminReports.monthlyBook')}>
      <Stack>
        <div className={screenOnlyClass}>
          <FilterChoice
            label={text('adminReports.group.month')}
            value={month}
            options={listed.map((value) => ({
              value,
              label: format.month(startOfBangkokDay(`${value}-01`)),
            }))}
            onChange={(value) =>
              state.change({ filters: { month: value === months[0] ? '' : value } })
            }
          />
        </div>
        <LoadArea state={loadState(book)} skeleton={<SkeletonLines lines={14} />}>
          {(value, updatedAt) => <BookOfMonth book={value} updatedAt={updatedAt} />}
        </LoadArea>
      </Stack>
    </Page>
  )
}

function BookOfMonth({ book, updatedAt }: { book: Book; updatedAt: number }) {
  const text = useText()
  const format = useFormat()
  const columns = useMemo(() => bookColumns(book, text, format), [book, text, format])
  return (
    <SectionCard
      title={format.month(startOfBangkokDay(book.from))}
      action={
        <>
          <ReportExport
            id="book"
            columns={columns}
            rows={bookRows(book)}
            filters={{ from: book.from, to: book.to }}
          />
          <PrintBook />
        </>
      }
    >
      <BookPaper book={book} columns={columns} madeAt={updatedAt} />
      <AsOfBangkok updatedAt={updatedAt} />
    </SectionCard>
  )
}

/** The months up to this one, `yyyy-mm`, newest first. */
function lastMonths(month: string): string[] {
  const months = [month]
  while (months.length < mostMonths) {
    months.push(addDays(`${months.at(-1) ?? month}-01`, -1).slice(0, 7))
  }
  return months
}

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })
