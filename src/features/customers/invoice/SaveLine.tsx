import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import type { SaveState } from './useAutosave'

interface SaveLineProps {
  state: SaveState
  onRetry: () => void
}

/** Whether what was typed is kept. */
export function SaveLine({ state, onRetry }: SaveLineProps) {
  const text = useText()
  const format = useFormat()
  return (
    <Line>
      <output data-failed={state.kind === 'failed'}>
        {state.kind === 'saving' && text('customers.invoice.saving')}
        {state.kind === 'failed' && text('customers.invoice.notSaved')}
        {state.kind === 'saved' &&
          text('customers.invoice.saved', { time: format.dateTime(state.at) })}
      </output>
      {state.kind === 'failed' && (
        <Button size="small" onClick={onRetry}>
          {text('ui.retry')}
        </Button>
      )}
    </Line>
  )
}

const Line = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: theme.palette.text.secondary,
  'output[data-failed="true"]': { color: theme.palette.error.readable },
}))
