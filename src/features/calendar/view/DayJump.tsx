import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTypedDay } from '#ui/form/DayField'
import { useText } from '#ui/intl/useText'

interface DayJumpProps {
  day: string
  onDay: (day: string) => void
  children: ReactNode
}

/** Opens the browser's own date picker. Its field lies invisibly over the children and receives clicks and keys. */
export function DayJump({ day, onDay, children }: DayJumpProps) {
  const text = useText()
  const readDay = useTypedDay()
  return (
    <Jump>
      {children}
      {/* Uncontrolled, because typing a year passes through invalid years. */}
      <input
        type="date"
        aria-label={text('calendar.goTo')}
        onFocus={({ currentTarget: field }) => {
          field.value = day
        }}
        onClick={({ currentTarget: field }) => field.showPicker()}
        onChange={({ target }) => {
          const wanted = readDay(target.value)
          if (wanted !== null) onDay(wanted)
        }}
      />
    </Jump>
  )
}

const Jump = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  height: 44,
  borderRadius: 22,
  color: theme.palette.text.secondary,
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-within': { outline: `2px solid ${theme.palette.primary.readable}` },
  input: { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
}))
