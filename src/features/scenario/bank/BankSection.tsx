import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { isOfflineSimulated, simulateOffline, watchOnline } from '#lib/device/presence'
import { SwitchField } from '#ui/form/SwitchField'
import { useText } from '#ui/intl/useText'
import { plantDifference } from '../api/actions'
import { ScenarioSection } from '../ScenarioSection'
import type { Scenario } from '../useScenario'
import { ActionButtons } from './ActionButtons'
import { ActionGroup } from './ActionGroup'
import { AutomaticSwitch } from './AutomaticSwitch'
import { BetForm } from './BetForm'
import { DepositActions } from './DepositActions'
import { type RunAction, useBankActions } from './useBankActions'
import { WithdrawActions } from './WithdrawActions'

const differences = ['line', 'credit'] as const

const labels = {
  line: 'scenario.bank.difference.line',
  credit: 'scenario.bank.difference.credit',
} as const

/** Creates a difference that the operator's reconciliation must find. */
function DifferenceActions({ userId, run }: { userId: string; run: RunAction }) {
  const text = useText()
  return (
    <ActionGroup
      title={text('scenario.bank.difference')}
      about={text('scenario.bank.differenceHint')}
    >
      <ActionButtons
        labels={labels}
        actions={differences}
        onPress={(difference) => void run(() => plantDifference({ userId, difference }))}
      />
    </ActionGroup>
  )
}

interface BankSectionProps {
  scenario: Scenario
  /** The player whose requests these are; undefined if logged out. */
  userId: string | undefined
  onChange: (() => void) | undefined
}

/** Lets the tester act as bank, staff and games for the logged-in player. */
export function BankSection({ scenario, userId, onChange }: BankSectionProps) {
  const text = useText()
  const { failure, run } = useBankActions(scenario, onChange)
  return (
    <ScenarioSection
      title={text('scenario.bank.title')}
      hint={text(userId === undefined ? 'scenario.bank.loginFirst' : 'scenario.bank.hint')}
      failure={failure}
    >
      {userId !== undefined && (
        <Parts>
          <DepositActions userId={userId} run={run} />
          <WithdrawActions userId={userId} run={run} />
          <BetForm userId={userId} run={run} />
          <DifferenceActions userId={userId} run={run} />
          <div>
            <AutomaticSwitch run={run} />
            <OfflineSwitch />
          </div>
        </Parts>
      )}
    </ScenarioSection>
  )
}

const Parts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 })

/** Simulates offline: the header says so, and calls to the back end fail as without a connection. */
function OfflineSwitch() {
  const text = useText()
  const isOffline = useSyncExternalStore(watchOnline, isOfflineSimulated)
  return (
    <SwitchField
      label={text('scenario.bank.offline')}
      hint={text('scenario.bank.offlineHint')}
      checked={isOffline}
      onChange={simulateOffline}
    />
  )
}
