import type { RuleRequest } from '#contract/scenario/scenario'
import { useText } from '#ui/intl/useText'
import { addRules } from '../api/scenario'
import { ScenarioSection } from '../ScenarioSection'
import { useActions } from '../useActions'
import type { Scenario } from '../useScenario'
import { FaultForm } from './FaultForm'

/** Form for a new fault. Its values stay after submission, accepted or not. */
export function AddFaultSection({ scenario }: { scenario: Scenario }) {
  const text = useText()
  const { failure, run } = useActions(scenario)

  function add(rule: RuleRequest): void {
    void run(() => addRules([rule]), text('scenario.add.done'))
  }

  return (
    <ScenarioSection title={text('scenario.add.title')} failure={failure}>
      <FaultForm onSubmit={add} />
    </ScenarioSection>
  )
}
