import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useText } from '#ui/intl/useText'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { type SeriesScope, seriesScopes } from '../series/changes'

/** What is to be done with a series; a rule is one of more than one event. */
export type SeriesAct = 'change' | 'rule' | 'remove'

interface ScopeDialogProps {
  act: SeriesAct
  /** Null: nothing is to be done after all. */
  onEnd: (scope: SeriesScope | null) => void
}

/** Of a repeating event: this one, those from it on, or all. Load it lazily. */
export function ScopeDialog({ act, onEnd }: ScopeDialogProps) {
  const text = useText()
  const titleId = useId()
  return (
    <OverlayDialog open onClose={() => onEnd(null)} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId}>
        {text(act === 'remove' ? 'calendar.series.remove' : 'calendar.series.change')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        {seriesScopes.slice(act === 'rule' ? 1 : 0).map((scope) => (
          <Button key={scope} variant="outlined" size="large" onClick={() => onEnd(scope)}>
            {text(`calendar.series.${scope}`)}
          </Button>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onEnd(null)}>{text('ui.cancel')}</Button>
      </DialogActions>
    </OverlayDialog>
  )
}
