import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useId, useState } from 'react'
import { CloseIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { startRecording } from './api/traffic'
import { PanelContent } from './PanelContent'
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
const Tall = styled(OverlayDialog)({
  '& .MuiDialog-paper:not(.MuiDialog-paperFullScreen)': { height: 860 },
})

interface PanelHeadProps {
  titleId: string
  onClose: () => void
}

export function PanelHead({ titleId, onClose }: PanelHeadProps) {
  const text = useText()
  return (
    <Head>
      <Title id={titleId}>{text('scenario.title')}</Title>
      <IconButton aria-label={text('scenario.close')} onClick={onClose} edge="end">
        <CloseIcon />
      </IconButton>
    </Head>
  )
}

const Head = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '12px 24px',
})

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }))
