import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Difference } from '#contract/scenario/snapshot'
import { Fold } from '#ui/display/Fold'
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
        <bdi>{text('scenario.snapshot.differences', { first, second })}</bdi>
      </Line>
      {differences.length === 0 && <Line>{text('scenario.snapshot.same')}</Line>}
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
    <Fold onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Line as="span">
          <bdi>{table}</bdi> · {text('scenario.snapshot.rows', { count })}
        </Line>
      </summary>
      {isOpen && (
        <Rows>
          {rows.length < count && (
            <Line>{text('scenario.snapshot.firstRows', { count: rows.length })}</Line>
          )}
          <ChangedRows label={text('scenario.snapshot.rowList', { table })} rows={rows} />
        </Rows>
      )}
    </Fold>
  )
}

const Line = styled('p')({ margin: 0, overflowWrap: 'anywhere' })

const Rows = styled('div')({ display: 'grid', gap: 8, paddingBottom: 12 })
