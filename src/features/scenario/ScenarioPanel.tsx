import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useId, useState } from 'react'
import { CoverDialog } from '#ui/cover/CoverDialog'
import { startRecording } from './api/traffic'
import { PanelContent } from './PanelContent'
import { PanelHead } from './PanelHead'
import type { PanelTab } from './PanelTabs'

export interface ScenarioPanelProps {
  open: boolean
  onClose: () => void
  /** Who is logged in; left out on guest pages. */
  userId?: string | undefined
  /** Where it opens. */
  firstTab?: PanelTab | undefined
  /** Called when simulated data changed: what is on screen must be loaded anew. */
  onChange?: (() => void) | undefined
}

/** Where testers steer what the simulated back ends answer. Load it lazily, with its own texts. */
export function ScenarioPanel({
  open,
  onClose,
  firstTab = 'scenario',
  userId,
  onChange,
}: ScenarioPanelProps) {
  const titleId = useId()
  const purposeId = useId()
  const [tab, setTab] = useState<PanelTab>(firstTab)
  // A phone, also one that is held across.
  const isPhone = useMediaQuery('(max-width: 599.95px), (max-height: 480px)')
  useEffect(() => {
    startRecording().catch((cause: unknown) => console.warn('Calls are not recorded', cause))
  }, [])
  return (
    <Tall
      open={open}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      aria-labelledby={titleId}
      aria-describedby={purposeId}
    >
      <PanelHead titleId={titleId} onClose={onClose} />
      <PanelContent
        purposeId={purposeId}
        tab={tab}
        onTab={setTab}
        userId={userId}
        onChange={onChange}
      />
    </Tall>
  )
}

/** As tall on every tab: the tabs stay where they were pressed. */
const Tall = styled(CoverDialog)({
  '& .MuiDialog-paper:not(.MuiDialog-paperFullScreen)': { height: 860 },
})
