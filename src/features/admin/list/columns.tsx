/** Columns that several lists have, and how their cells are written. */
import type { Satang } from '#lib/money'
import { bahtFromSatang } from '#lib/money'
import { isoInBangkok } from '#lib/time'
import { Money } from '#ui/display/Money'
import { StatusChip, type StatusTone } from '#ui/display/StatusChip'
import type { Formats } from '#ui/intl/useFormat'
import type { Column } from '#ui/table/column'

type Common<Row> = Pick<Column<Row>, 'id' | 'header'> &
  Partial<Omit<Column<Row>, 'id' | 'header' | 'value'>>

/** A moment, Bangkok's clock; ISO with its offset in a file. */
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
      return moment === null ? '—' : <bdi>{format.dateTime(moment)}</bdi>
    },
    csv: (row) => {
      const moment = momentOf(row)
      return moment === null ? '' : isoInBangkok(moment)
    },
  }
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
