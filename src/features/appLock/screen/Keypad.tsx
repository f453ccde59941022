import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { BackspaceIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'

interface KeypadProps {
  onDigit: (digit: number) => void
  onDelete: () => void
  /** Key beside the zero; false for none. */
  extra: ReactNode
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** On-screen keys in telephone order, the same in every language. */
export function Keypad({ onDigit, onDelete, extra }: KeypadProps) {
  const text = useText()
  const keyOf = (digit: number) => (
    <Key key={digit} type="button" onClick={() => onDigit(digit)}>
      {digit}
    </Key>
  )
  return (
    <Keys dir="ltr">
      {digits.map(keyOf)}
      {extra || <span />}
      {keyOf(0)}
      <Key type="button" aria-label={text('appLock.delete')} onClick={onDelete}>
        <BackspaceIcon />
      </Key>
    </Keys>
  )
}

const Keys = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 8,
  margin: '8px 0',
})

export const Key = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 60,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  fontSize: '1.5rem',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  '&:hover, &:active': { backgroundColor: theme.palette.action.hover },
  '@media (max-height: 620px)': { minHeight: 48 },
}))
