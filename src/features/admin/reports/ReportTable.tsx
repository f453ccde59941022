import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { shownCell } from '#ui/table/cell'
import type { Column } from '#ui/table/useTableState'
import { AsOfBangkok } from './AsOfBangkok'
import { BookTable, TableScroller } from './BookTable'
import { FigureHelp } from './FigureHelp'
import { ReportExport } from './ReportExport'

export interface ReportTableProps<Row> {
  /** Names its file. */
  id: string
  title: string
  updatedAt: number
  /** The first column contains the row headings. */
  columns: readonly Column<Row>[]
  /** How figures are calculated, by column id. */
  meanings?: Readonly<Record<string, string>>
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Shown below the others, labelled as the total. */
  total?: Row
  /** Explains the rows. */
  note?: string
  /** The active filters, recorded in the audit. */
  filters: Readonly<Record<string, string>>
}

/** A report as a table, with an export. */
export function ReportTable<Row>({
  id,
  title,
  updatedAt,
  columns,
  meanings = {},
  rows,
  keyOf,
  total,
  note,
  filters,
}: ReportTableProps<Row>) {
  const text = useText()
  const [first, ...figures] = columns
  return (
    <SectionCard
      title={title}
      action={<ReportExport id={id} columns={columns} rows={rows} filters={filters} />}
    >
      {note !== undefined && <p>{note}</p>}
      {rows.length === 0 ? (
        <p>{text('adminReports.nothing')}</p>
      ) : (
        <TableScroller role="group" aria-label={title} tabIndex={0}>
          <BookTable>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.id} scope="col">
                    {column.header}{' '}
                    {meanings[column.id] !== undefined && (
                      <FigureHelp name={column.header}>{meanings[column.id] ?? ''}</FigureHelp>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={keyOf(row)}>
                  <th scope="row">{first && shownCell(first, row)}</th>
                  {figures.map((column) => (
                    <td key={column.id}>{shownCell(column, row)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
            {total && (
              <tfoot>
                <tr>
                  <th scope="row">{text('adminReports.flow.total')}</th>
                  {figures.map((column) => (
                    <td key={column.id}>{shownCell(column, total)}</td>
                  ))}
                </tr>
              </tfoot>
            )}
          </BookTable>
        </TableScroller>
      )}
      <AsOfBangkok updatedAt={updatedAt} />
    </SectionCard>
  )
}
