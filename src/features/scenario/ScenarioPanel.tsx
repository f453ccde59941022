import Dialog from '@mui/material/Dialog'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { PanelContent } from './PanelContent'
import { PanelHead } from './PanelHead'

export interface ScenarioPanelProps {
  open: boolean
  onClose: () => void
  /** Called when all simulated data are back at their start: what is on screen must be loaded anew. */
  onReset?: (() => void) | undefined
}

/** Where testers steer what the simulated back ends answer. Load it lazily, with its own texts. */
export function ScenarioPanel({ open, onClose, onReset }: ScenarioPanelProps) {
  const titleId = useId()
  const purposeId = useId()
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      aria-labelledby={titleId}
      aria-describedby={purposeId}
    >
      <PanelHead titleId={titleId} onClose={onClose} />
      <PanelContent purposeId={purposeId} onReset={onReset} />
    </Dialog>
  )
}
