import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import { ScenarioSection } from '../ScenarioSection'
import type { Scenario } from '../useScenario'
import { AutomaticSwitch } from './AutomaticSwitch'
import { BetForm } from './BetForm'
import { DepositDeeds } from './DepositDeeds'
import { OfflineSwitch } from './OfflineSwitch'
import { useBankDeeds } from './useBankDeeds'
import { WithdrawDeeds } from './WithdrawDeeds'

interface BankSectionProps {
  scenario: Scenario
  /** Whose orders they are; undefined while nobody is logged in. */
  userId: string | undefined
  onChange: (() => void) | undefined
}

/** The tester in place of the bank, the staff and the games, for the player who is logged in. */
export function BankSection({ scenario, userId, onChange }: BankSectionProps) {
  const text = useText()
  const { failure, run } = useBankDeeds(scenario, onChange)
  return (
    <ScenarioSection
      title={text('scenario.bank.title')}
      hint={text(userId === undefined ? 'scenario.bank.loginFirst' : 'scenario.bank.hint')}
      failure={failure}
    >
      {userId !== undefined && (
        <Parts>
          <DepositDeeds userId={userId} run={run} />
          <WithdrawDeeds userId={userId} run={run} />
          <BetForm userId={userId} run={run} />
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
