import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useText } from '#ui/intl/useText'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { type SeriesScope, seriesScopes } from '../series/changes'

/** Action on a series; `rule` changes its rule, which needs more than one event. */
export type SeriesAct = 'change' | 'rule' | 'remove'

interface ScopeDialogProps {
  act: SeriesAct
  /** Null if the user cancels. */
  onEnd: (scope: SeriesScope | null) => void
}

/**
 * Dialog for the scope of a change to a series: this event, this and following ones, or all. Load it lazily.
 */
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
