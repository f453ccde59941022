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
  /** Id of the logged-in player; omitted on guest pages. */
  userId?: string | undefined
  /** The tab shown first. */
  firstTab?: PanelTab | undefined
  /** Called after a change of simulated data: the page must refetch. */
  onChange?: (() => void) | undefined
}

/** Test controls for the answers of the simulated back ends. Load it lazily, with its own texts. */
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
  // Phones, including landscape.
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

/** The same height on every tab, so that the tabs do not move. */
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
