import { bahtFromSatang, type Satang } from '#lib/money'
import { Sample } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { StatusChip } from '#ui/display/StatusChip'
import type { Text } from '#ui/intl/useText'
import type { Column, TableFilter, TableSort } from '#ui/table/useTableState'
import type { DemoFormats } from '#ui/time/demoClock'
import type { StatusMeta, StatusMetas } from '../statuses'

/** Sort order of lists that grow at their end. */
export const newestFirst: TableSort = { by: 'date', descending: true }

/** Properties shared by all columns of this section. */
interface Named {
  id: string
  header: string
  hideBelow?: 'md' | 'lg'
  hideOnPhone?: boolean
}

export function sampleColumn<Row>(named: Named, value: (row: Row) => string): Column<Row> {
  return { ...named, value, cell: (row) => <Sample>{value(row)}</Sample> }
}

export function countColumn<Row>(
  named: Named,
  value: (row: Row) => number,
  format: DemoFormats,
): Column<Row> {
  return {
    ...named,
    value,
    align: 'end',
    searchable: false,
    cell: (row) => format.number(value(row)),
  }
}

export function moneyColumn<Row>(named: Named, value: (row: Row) => Satang): Column<Row> {
  return {
    ...named,
    value,
    align: 'end',
    searchable: false,
    cell: (row) => <Money amount={value(row)} />,
    csv: (row) => ({ figure: bahtFromSatang(value(row)).toFixed(2) }),
  }
}

/** A formatted day; exported as `yyyy-mm-dd`. */
export function dateColumn<Row>(
  named: Named,
  value: (row: Row) => number,
  format: DemoFormats,
): Column<Row> {
  return {
    ...named,
    value,
    searchText: (row) => format.date(value(row)),
    cell: (row) => (
      <bdi>
        <time dateTime={format.day(value(row))}>{format.date(value(row))}</time>
      </bdi>
    ),
    csv: (row) => format.day(value(row)),
  }
}

/** @param statusOf returns the status of a row, a key of `metas` */
export function statusColumn<Row, Status extends PropertyKey>(
  metas: StatusMetas<Status>,
  statusOf: (row: Row) => Status,
  text: Text,
): Column<Row> {
  const label = (row: Row) => text(metas[statusOf(row)].label)
  return {
    id: 'status',
    header: text('customers.status'),
    value: label,
    cell: (row) => <StatusChip label={label(row)} tone={metas[statusOf(row)].tone} />,
  }
}

export function statusFilter<Row, Status extends PropertyKey>(
  metas: StatusMetas<Status>,
  statusOf: (row: Row) => Status,
  text: Text,
): TableFilter<Row> {
  return {
    id: 'status',
    label: text('customers.status'),
    options: Object.entries<StatusMeta>(metas).map(([value, { label }]) => ({
      value,
      label: text(label),
    })),
    accepts: (row, value) => String(statusOf(row)) === value,
  }
}
