import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { BusyButton } from '../form/BusyButton'
import { useText } from '../intl/useText'
import type { Selection } from './useSelection'

interface SelectionBarProps {
  selection: Selection
  foundCount: number
  actions: ReactNode
}

/** Number of selected rows with their actions; invisible while none is selected. */
export function SelectionBar({ selection, foundCount, actions }: SelectionBarProps) {
  const text = useText()
  const { count, toggleAll, clear } = selection
  return (
    <Bar data-empty={count === 0}>
      <output>{count > 0 && text('table.selected', { count })}</output>
      {count > 0 && (
        <>
          <BusyButton
            size="small"
            busy={false}
            disabled={count === foundCount}
            onClick={() => toggleAll(true)}
          >
            {text('table.selectAll', { count: foundCount })}
          </BusyButton>
          <Button size="small" onClick={clear}>
            {text('table.clearSelection')}
          </Button>
          <Actions>{actions}</Actions>
        </>
      )}
    </Bar>
  )
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  padding: '6px 16px',
  // Not the selection tint, on which coloured buttons are unreadable in dark mode.
  backgroundColor: theme.palette.background.default,
  borderTop: `1px solid ${theme.palette.divider}`,
  '&[data-empty="true"]': { padding: 0, borderTop: 0 },
}))

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginInlineStart: 'auto',
})
