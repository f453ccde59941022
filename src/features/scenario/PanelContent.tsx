import DialogContent from '@mui/material/DialogContent'
import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import { BankSection } from './bank/BankSection'
import { ClockSection } from './clock/ClockSection'
import { AddFaultSection } from './faults/AddFaultSection'
import { FaultSection } from './faults/FaultSection'
import { PanelFoot } from './PanelFoot'
import { PresetSection } from './presets/PresetSection'
import { ResetSection } from './ResetSection'
import { useScenario } from './useScenario'

interface PanelContentProps {
  purposeId: string
  userId: string | undefined
  onChange: (() => void) | undefined
}

/** What an open panel shows. It goes with the closing, so that each opening starts with what is in force. */
export function PanelContent({ purposeId, userId, onChange }: PanelContentProps) {
  const text = useText()
  const scenario = useScenario()
  return (
    <>
      <Content dividers aria-busy={scenario.busy}>
        <Purpose id={purposeId}>{text('scenario.purpose')}</Purpose>
        <FaultSection scenario={scenario} />
        <AddFaultSection scenario={scenario} />
        <ClockSection scenario={scenario} />
        <PresetSection scenario={scenario} />
        <BankSection scenario={scenario} userId={userId} onChange={onChange} />
        <ResetSection scenario={scenario} onChange={onChange} />
      </Content>
      <PanelFoot busy={scenario.busy} outcome={scenario.outcome} />
    </>
  )
}

const Content = styled(DialogContent)({ display: 'flex', flexDirection: 'column', gap: 24 })

const Purpose = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }))
