import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { bangkokDay } from '#lib/time'
import { DayField } from '#ui/form/DayField'
import { useText } from '#ui/intl/useText'
import type { TableState } from '#ui/table/useTableState'

/** From which Bangkok day to which; both stand in the address. */
export function DayFilter({ state }: { state: TableState }) {
  const text = useText()
  const [today] = useState(() => bangkokDay(Date.now()))
  return (
    <Days>
      {(['from', 'to'] as const).map((id) => (
        <DayField
          key={id}
          label={text(`admin.list.${id}`)}
          name={id}
          value={state.filterOf(id) || null}
          max={today}
          onChange={(day) => state.change({ filters: { [id]: day ?? '' } })}
        />
      ))}
    </Days>
  )
}

const Days = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
