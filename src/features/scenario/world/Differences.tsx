import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Difference } from '#contract/scenario/world'
import { useText } from '#ui/intl/useText'
import { ChangedRows } from './ChangedRows'

interface DifferencesProps {
  /** Names of the compared snapshots. */
  first: string
  second: string
  differences: readonly Difference[]
}

/** Differences between two snapshots: the tables, the number of changed rows, and each row. */
export function Differences({ first, second, differences }: DifferencesProps) {
  const text = useText()
  return (
    <div>
      <Line>
        <bdi>{text('scenario.world.differences', { first, second })}</bdi>
      </Line>
      {differences.length === 0 && <Line>{text('scenario.world.same')}</Line>}
      {differences.map((difference) => (
        <ChangedTable key={difference.table} {...difference} />
      ))}
    </div>
  )
}

/** Renders its rows once opened. */
function ChangedTable({ table, count, rows }: Difference) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Table>
        <bdi>{table}</bdi> · {text('scenario.world.rows', { count })}
      </Table>
      {isOpen && (
        <Rows>
          {rows.length < count && (
            <Line>{text('scenario.world.firstRows', { count: rows.length })}</Line>
          )}
          <ChangedRows label={text('scenario.world.rowList', { table })} rows={rows} />
        </Rows>
      )}
    </details>
  )
}

const Line = styled('p')({ margin: 0, overflowWrap: 'anywhere' })

const Table = styled('summary')({
  minHeight: 44,
  alignContent: 'center',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
})

const Rows = styled('div')({ display: 'grid', gap: 8, paddingBottom: 12 })
