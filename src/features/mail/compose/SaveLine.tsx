import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import type { Draft } from './useDraft'

/** Whether what was typed is kept. */
export function SaveLine({ draft }: { draft: Draft }) {
  const text = useText()
  const { saveState, failure, flush } = draft
  return (
    <Line data-failed={saveState === 'failed'}>
      {saveState === 'saving' && text('mail.saving')}
      {saveState === 'saved' && text('mail.saved')}
      {saveState === 'failed' && (
        <>
          {text('mail.notSaved', { reason: failure })}{' '}
          <Button size="small" onClick={() => void flush()}>
            {text('ui.retry')}
          </Button>
        </>
      )}
    </Line>
  )
}

const Line = styled('output')(({ theme }) => ({
  ...theme.typography.caption,
  minWidth: 0,
  color: theme.palette.text.secondary,
  '&[data-failed="true"]': { color: theme.palette.error.readable },
}))
