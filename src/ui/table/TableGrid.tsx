import { styled } from '@mui/material/styles'
import { useText } from '../intl/useText'
import { VisuallyHidden } from '../page/Page'
import { shownCell } from './cell'
import { HeadCell } from './HeadCell'
import type { RowsProps } from './rowsProps'
import { SelectRow } from './SelectRow'
import { TableCheckbox } from './TableCheckbox'
import type { Selection } from './useSelection'

interface TableGridProps<Row> extends RowsProps<Row> {
  /** Heading of the group that a row belongs to, such as its month. The rows of a group follow each other. */
  groupOf?: (row: Row) => string
}

/** The rows as a table with a sticky head. */
export function TableGrid<Row>({
  labelledBy,
  columns,
  rows,
  keyOf,
  nameOf,
  sort,
  onSort,
  selection,
  foundCount,
  rowActions,
  groupOf,
}: TableGridProps<Row>) {
  const text = useText()
  const width = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)
  return (
    <Table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className="narrow">
              <SelectAll selection={selection} foundCount={foundCount} />
            </th>
          )}
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
          {rowActions && (
            <th scope="col" className="narrow">
              <VisuallyHidden>{text('table.actions')}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      {groupsOf(rows, groupOf).map(({ name, members }) => (
        <tbody key={name}>
          {name !== '' && (
            <tr className="group">
              <th scope="rowgroup" colSpan={width}>
                {name}
              </th>
            </tr>
          )}
          {members.map((row) => {
            const key = keyOf(row)
            return (
              <tr key={key} data-entry={key} data-selected={selection?.has(key)}>
                {selection && (
                  <td className="narrow">
                    <SelectRow selection={selection} rowKey={key} name={nameOf(row)} />
                  </td>
                )}
                {columns.map((column, index) => {
                  const place = { 'data-align': column.align, 'data-below': column.hideBelow }
                  return index === 0 ? (
                    <th key={column.id} scope="row" {...place}>
                      {shownCell(column, row)}
                    </th>
                  ) : (
                    <td key={column.id} {...place}>
                      {shownCell(column, row)}
                    </td>
                  )
                })}
                {rowActions && <td className="narrow actions">{rowActions(row)}</td>}
              </tr>
            )
          })}
        </tbody>
      ))}
    </Table>
  )
}

interface RowGroup<Row> {
  /** Empty for rows without groups. */
  name: string
  members: Row[]
}

function groupsOf<Row>(
  rows: readonly Row[],
  groupOf: TableGridProps<Row>['groupOf'],
): RowGroup<Row>[] {
  if (groupOf === undefined) return [{ name: '', members: [...rows] }]
  const groups = new Map<string, RowGroup<Row>>()
  for (const row of rows) {
    const name = groupOf(row)
    const group = groups.get(name) ?? { name, members: [] }
    group.members.push(row)
    groups.set(name, group)
  }
  return [...groups.values()]
}

/** Heights of the bars above the page's content (src/app/shell/layout.ts). */
const barHeight = { narrow: 64, wide: 88 } as const

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  'th, td': {
    padding: '10px 12px',
    textAlign: 'start',
    fontWeight: theme.typography.fontWeightRegular,
    // Long words break before the page scrolls sideways.
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  'tbody tr:last-child > *': { borderBottom: 0 },
  '[data-align="end"]': { textAlign: 'end' },
  '.narrow': { width: 1, paddingBlock: 0, paddingInline: 8 },
  '.actions': { whiteSpace: 'nowrap', textAlign: 'end' },
  'thead th': {
    ...theme.typography.caption,
    position: 'sticky',
    top: barHeight.narrow,
    zIndex: 2,
    paddingBlock: 4,
    overflowWrap: 'break-word',
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.palette.text.secondary,
    backgroundColor: theme.palette.background.paper,
    borderTop: `1px solid ${theme.palette.divider}`,
    [theme.breakpoints.up('lg')]: { top: barHeight.wide },
  },
  'tbody th': { fontWeight: theme.typography.fontWeightMedium },
  'tbody .group > th': {
    ...theme.typography.h4,
    paddingTop: 20,
    '&::first-letter': { textTransform: 'uppercase' },
  },
  'tbody .group:hover': { backgroundColor: 'transparent' },
  'tbody tr': { position: 'relative' },
  // Not the tints of `action`, which reduce the contrast of links in dark mode.
  'tbody tr:hover, tbody tr[data-selected="true"]': {
    backgroundColor: theme.palette.background.default,
  },
  'tbody tr[data-selected="true"] > td:first-of-type': {
    boxShadow: `inset 3px 0 0 ${theme.palette.primary.readable}`,
  },
  '@media screen': {
    [theme.breakpoints.down('md')]: {
      '[data-below]': { display: 'none' },
      // A status of several words may wrap here, unlike elsewhere.
      'td > span': { whiteSpace: 'normal' },
    },
    [theme.breakpoints.down('lg')]: { '[data-below="lg"]': { display: 'none' } },
  },
  '@media print': {
    fontSize: '8pt',
    'th, td': { padding: '3pt 4pt', overflowWrap: 'break-word' },
    'thead th': { position: 'static' },
    tr: { breakInside: 'avoid' },
    button: { padding: 0, minHeight: 0 },
  },
}))

interface SelectAllProps {
  selection: Selection
  /** Number of rows on all pages. */
  foundCount: number
}

/** Selects all matching rows, on every page, or none. */
function SelectAll({ selection, foundCount }: SelectAllProps) {
  const text = useText()
  const all = selection.count === foundCount
  return (
    <TableCheckbox
      label={text('table.selectAll', { count: foundCount })}
      checked={all}
      partly={!all && selection.count > 0}
      onChange={selection.toggleAll}
    />
  )
}
