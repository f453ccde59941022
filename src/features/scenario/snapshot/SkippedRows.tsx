import { styled } from '@mui/material/styles'
import type { SkippedRow } from '#contract/scenario/snapshot'
import { useText } from '#ui/intl/useText'
import { CodedText } from '../CodedText'

/** Number of rows to list; all are counted. */
const mostShown = 10

/** Rows of a file that were skipped. Renders nothing if there are none. */
export function SkippedRows({ rows }: { rows: readonly SkippedRow[] }) {
  const text = useText()
  if (rows.length === 0) return null
  return (
    <Place>
      {text('scenario.snapshot.skipped', { count: rows.length })}
      <ul>
        {rows.slice(0, mostShown).map(({ table, row, field }) => (
          <li key={`${table} ${row}`}>
            {field === null ? (
              <CodedText
                id="scenario.snapshot.skippedRow"
                codes={{ table, row: String(row + 1) }}
              />
            ) : (
              <CodedText
                id="scenario.snapshot.skippedField"
                codes={{ table, row: String(row + 1), field }}
              />
            )}
          </li>
        ))}
      </ul>
    </Place>
  )
}

const Place = styled('div')({ overflowWrap: 'anywhere', '& ul': { margin: '4px 0 0' } })
