import DialogContent from '@mui/material/DialogContent'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useText } from '#ui/intl/useText'
import { BankSection } from './bank/BankSection'
import { ClockSection } from './clock/ClockSection'
import { AddFaultSection } from './faults/AddFaultSection'
import { FaultSection } from './faults/FaultSection'
import { ScenarioTab } from './files/ScenarioTab'
import { PanelFoot } from './PanelFoot'
import { type PanelTab, PanelTabs } from './PanelTabs'
import { ReportTab } from './report/ReportTab'
import { SnapshotTab } from './snapshot/SnapshotTab'
import { TrafficTab } from './traffic/TrafficTab'
import { type Scenario, useScenario } from './useScenario'

interface PanelContentProps {
  purposeId: string
  tab: PanelTab
  onTab: (tab: PanelTab) => void
  userId: string | undefined
  onChange: (() => void) | undefined
}

/** Content of an open panel. Unmounted on close, so that each opening starts with the current state. */
export function PanelContent({ purposeId, tab, onTab, userId, onChange }: PanelContentProps) {
  const text = useText()
  const id = useId()
  const scenario = useScenario()
  return (
    <>
      <PanelTabs id={id} tab={tab} onTab={onTab} />
      <Content
        dividers
        key={tab}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        aria-busy={scenario.busy}
      >
        {/* Describes the dialog even while hidden. */}
        <Purpose id={purposeId} hidden={tab !== 'scenario'}>
          {text('scenario.purpose')}
        </Purpose>
        <TabContent tab={tab} scenario={scenario} userId={userId} onChange={onChange} />
      </Content>
      <PanelFoot busy={scenario.busy} outcome={scenario.outcome} />
    </>
  )
}

interface TabContentProps {
  tab: PanelTab
  scenario: Scenario
  userId: string | undefined
  onChange: (() => void) | undefined
}

function TabContent({ tab, scenario, userId, onChange }: TabContentProps) {
  switch (tab) {
    case 'scenario':
      return <ScenarioTab scenario={scenario} onChange={onChange} />
    case 'faults':
      return (
        <>
          <FaultSection scenario={scenario} />
          <AddFaultSection scenario={scenario} />
        </>
      )
    case 'clock':
      return <ClockSection scenario={scenario} />
    case 'bank':
      return <BankSection scenario={scenario} userId={userId} onChange={onChange} />
    case 'traffic':
      return <TrafficTab scenario={scenario} />
    case 'report':
      return <ReportTab scenario={scenario} />
    default:
      return <SnapshotTab scenario={scenario} onChange={onChange} />
  }
}

const Content = styled(DialogContent)({ display: 'flex', flexDirection: 'column', gap: 24 })

const Purpose = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }))
