import { useState } from 'react'
import type { ChangedRow } from '#contract/scenario/snapshot'
import { useText } from '#ui/intl/useText'
import { RowBox } from '../RowBox'
import { RowDifference } from './RowDifference'

interface ChangedRowsProps {
  /** Accessible name of the list. */
  label: string
  rows: readonly ChangedRow[]
}

/** A table's changed rows, of any number, with the differences of the selected row below. */
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
            {before === null && <small>{text('scenario.snapshot.inSecond')}</small>}
            {after === null && <small>{text('scenario.snapshot.inFirst')}</small>}
          </>
        )}
      </RowBox>
      {row && <RowDifference row={row} />}
    </>
  )
}
