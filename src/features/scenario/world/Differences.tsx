import { styled } from '@mui/material/styles'
import type { Difference, SavedWorld } from '#contract/scenario/world'
import { useText } from '#ui/intl/useText'
import { ScenarioSection } from '../ScenarioSection'

interface DifferencesProps {
  world: SavedWorld
  differences: readonly Difference[]
}

/** What has changed since a world was saved: which tables, and in each row by row what was and what is. */
export function Differences({ world, differences }: DifferencesProps) {
  const text = useText()
  return (
    <ScenarioSection
      title={text('scenario.world.differences', { name: world.name })}
      failure={null}
    >
      {differences.length === 0 && <Line>{text('scenario.world.same')}</Line>}
      {differences.map(({ table, count, rows }) => (
        <details key={table}>
          <Table>
            <bdi>{table}</bdi> · {text('scenario.world.rows', { count })}
          </Table>
          {rows.length < count && (
            <Line>{text('scenario.world.firstRows', { count: rows.length })}</Line>
          )}
          <Rows>
            {rows.map(({ key, before, after }) => (
              <li key={key}>
                <b>
                  <bdi>{key}</bdi>
                </b>
                <Version label={text('scenario.world.before')} row={before} />
                <Version label={text('scenario.world.after')} row={after} />
              </li>
            ))}
          </Rows>
        </details>
      ))}
    </ScenarioSection>
  )
}

function Version({ label, row }: { label: string; row: string | null }) {
  return (
    <div>
      {label} <Code dir="ltr">{row ?? '–'}</Code>
    </div>
  )
}

const Line = styled('p')({ margin: 0 })

const Table = styled('summary')({ minHeight: 44, alignContent: 'center', cursor: 'pointer' })

const Rows = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
})

const Code = styled('code')(({ theme }) => ({ color: theme.palette.text.secondary }))
