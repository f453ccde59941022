import { useState } from 'react'
import type { ChangedRow } from '#contract/scenario/world'
import { useText } from '#ui/intl/useText'
import { RowBox } from '../RowBox'
import { RowDifference } from './RowDifference'

interface ChangedRowsProps {
  /** Names the list. */
  label: string
  rows: readonly ChangedRow[]
}

/** Rows of a table that differ, of any number: a list to walk through, and below it what differs in the one chosen. */
export function ChangedRows({ label, rows }: ChangedRowsProps) {
  const text = useText()
  const [chosen, setChosen] = useState(0)
  const row = rows[chosen]
  return (
    <>
      <RowBox
        label={label}
        rows={rows}
        keyOf={({ key }) => key}
        chosen={chosen}
        onChoose={setChosen}
        rowHeight={44}
        rowsInBox={5}
      >
        {({ key, before, after }) => (
          <>
            <bdi>{key}</bdi>
            {before === null && <small>{text('scenario.world.inSecond')}</small>}
            {after === null && <small>{text('scenario.world.inFirst')}</small>}
          </>
        )}
      </RowBox>
      {row && <RowDifference row={row} />}
    </>
  )
}
