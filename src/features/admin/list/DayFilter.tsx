import { styled } from '@mui/material/styles'
import { DayField } from '#ui/form/DayField'
import { useText } from '#ui/intl/useText'
import type { TableState } from '#ui/table/useTableState'
import { useToday } from '#ui/time/useNow'

/** First and last Bangkok day; both are stored in the address. */
export function DayFilter({ state }: { state: TableState }) {
  const text = useText()
  const today = useToday()
  return (
    <Days>
      {(['from', 'to'] as const).map((id) => (
        <DayField
          key={id}
          label={text(`admin.list.${id}`)}
          name={id}
          value={state.filterOf(id)}
          max={today}
          onChange={(day) => state.change({ filters: { [id]: day ?? '' } })}
        />
      ))}
    </Days>
  )
}

/** Same height as the other controls above a table. */
const Days = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '160px 160px',
  gap: 8,
  '.MuiFormControl-root': { margin: 0 },
  input: { padding: '8.5px 14px' },
  [theme.breakpoints.down('md')]: {
    flex: '1 1 100%',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
    input: { paddingInline: 10 },
  },
}))
