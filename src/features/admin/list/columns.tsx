/** Columns shared by several lists, with their cell formats. */

import { styled } from '@mui/material/styles'
import { groupedBookNumber } from '#contract/site/bookNumber'
import { bahtFromSatang, type Satang } from '#lib/money'
import { isoInBangkok, minuteMs } from '#lib/time'
import { DataText } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { StatusChip, type StatusTone } from '#ui/display/StatusChip'
import type { Formats } from '#ui/intl/useFormat'
import { type Text, useLocale, useText } from '#ui/intl/useText'
import { BankMark } from '#ui/money/BankMark'
import { statusMeta } from '#ui/money/statusMeta'
import type { Column } from '#ui/table/useTableState'
import { useNow } from '#ui/time/useNow'
import { waitText } from '#ui/time/waitText'
import { SheetLink } from './SheetLink'

/** Waiting times from which the cell is amber, or red, if the player was told no time. */
const longMs = 15 * minuteMs
const tooLongMs = 60 * minuteMs

interface Wait {
  /** Null if the row does not wait for staff. */
  since: number | null
  /** Until when the app has told the player to wait; null if it named no time. */
  promisedAt: number | null
}

/** How long a player has waited, against the time that the app has named. */
export function WaitingSince({ since, promisedAt }: Wait) {
  const text = useText()
  const locale = useLocale()
  const now = useNow()
  if (since === null) return '—'
  const written = (ms: number, round: (value: number) => number) =>
    waitText(ms, locale, { unitDisplay: 'short', round })
  const waited = written(now - since, Math.floor)
  if (promisedAt === null) return <StatusChip label={waited} tone={toneOf(now - since)} />
  const promised = written(promisedAt - since, Math.ceil)
  const isLate = now > promisedAt
  return (
    <StatusChip
      label={text(isLate ? 'admin.queue.late' : 'admin.queue.promised', { waited, promised })}
      tone={isLate ? 'error' : 'neutral'}
    />
  )
}

function toneOf(waited: number): StatusTone {
  if (waited >= tooLongMs) return 'error'
  return waited >= longMs ? 'warning' : 'neutral'
}

type Common<Row> = Pick<Column<Row>, 'id' | 'header'> &
  Partial<Omit<Column<Row>, 'id' | 'header' | 'value'>>

/** A row's id, which opens its sheet on `path`. */
export function referenceColumn<Row>(
  text: Text,
  { id, path }: { id: string; path: string },
  idOf: (row: Row) => string,
): Column<Row> {
  return {
    id,
    header: text('admin.column.reference'),
    sortable: false,
    value: idOf,
    cell: (row) => (
      <SheetLink path={path} id={idOf(row)}>
        {idOf(row)}
      </SheetLink>
    ),
  }
}

/** A time in Bangkok; ISO with its offset in a file. */
export function momentColumn<Row>(
  common: Common<Row>,
  format: Formats,
  momentOf: (row: Row) => number | null,
): Column<Row> {
  return {
    ...common,
    value: momentOf,
    cell: (row) => {
      const moment = momentOf(row)
      return moment === null ? '—' : <Moment>{format.dateTime(moment)}</Moment>
    },
    csv: (row) => momentInFile(momentOf(row)),
  }
}

/** In narrow columns, the day is on one line and the time on the next. */
const Moment = styled('bdi')({ display: 'inline-block', minWidth: '7em' })

/** How long a row has waited for staff, from `sinceOf`; null if it does not wait. */
export function waitingColumn<Row extends { promisedAt: number | null }>(
  text: Text,
  sinceOf: (row: Row) => number | null,
): Column<Row> {
  return {
    id: 'waiting',
    header: text('admin.column.waiting'),
    sortable: false,
    value: sinceOf,
    cell: (row) => <WaitingSince since={sinceOf(row)} promisedAt={row.promisedAt} />,
    csv: (row) => momentInFile(sinceOf(row)),
  }
}

function momentInFile(moment: number | null): string {
  return moment === null ? '' : isoInBangkok(moment)
}

/** An amount, in baht with two decimals. */
export function amountColumn<Row>(
  common: Common<Row>,
  amountOf: (row: Row) => Satang | null,
): Column<Row> {
  return {
    ...common,
    align: 'end',
    value: amountOf,
    cell: (row) => <Money amount={amountOf(row)} />,
    csv: (row) => {
      const amount = amountOf(row)
      return amount === null ? '' : { figure: bahtFromSatang(amount).toFixed(2) }
    },
  }
}

/** A bank account; its number is shown in groups, and stays on one line. `holderOf`: whose account it is. */
export function accountColumn<Row extends { bank_name: string; book_number: string }>(
  common: Common<Row>,
  holderOf?: (row: Row) => string,
): Column<Row> {
  return {
    ...common,
    sortable: false,
    hideBelow: 'lg',
    value: ({ bank_name, book_number }) => `${bank_name} ${book_number}`,
    cell: (row) => (
      <Account>
        <BankMark bank={row.bank_name} size={20} /> <DataText>{row.bank_name}</DataText>{' '}
        {holderOf && <DataText>{holderOf(row)}</DataText>}{' '}
        <bdi>{groupedBookNumber(row.book_number)}</bdi>
      </Account>
    ),
  }
}

const Account = styled('span')({
  display: 'inline-block',
  minWidth: '8em',
  // A long bank name leaves space for the other columns of a table.
  'td &': { maxWidth: '13em' },
  'bdi:last-of-type': { whiteSpace: 'nowrap' },
})

/** Minimum width at which names do not break within a word. */
export const Name = styled('span')({ display: 'inline-block', minWidth: '7.5em' })

interface Player {
  name: string
  username: string
}

/** The player of a row; an account without a name shows its username. */
export const playerName = ({ name, username }: Player) => name || username

export function playerColumn<Row extends Player>(text: Text): Column<Row> {
  return {
    id: 'name',
    header: text('admin.column.player'),
    sortable: false,
    value: ({ name, username }) => `${name} · ${username}`,
    cell: ({ name, username }) => (
      <Name>
        <DataText>{name}</DataText> · <bdi>{username}</bdi>
      </Name>
    ),
  }
}

/** A status in words. */
export function statusColumn<Row>(
  common: Common<Row>,
  metaOf: (row: Row) => { label: string; tone: StatusTone },
): Column<Row> {
  return {
    ...common,
    sortable: false,
    value: (row) => metaOf(row).label,
    cell: (row) => <StatusChip {...metaOf(row)} />,
  }
}

/** The status of a deposit or a withdrawal. */
export function paymentStatusColumn<Row extends { status: keyof typeof statusMeta }>(
  text: Text,
): Column<Row> {
  return statusColumn({ id: 'status', header: text('admin.list.status') }, ({ status }) => ({
    label: text(statusMeta[status].label),
    tone: statusMeta[status].tone,
  }))
}
