import Button from '@mui/material/Button'
import { useState } from 'react'
import type { TestControls } from '#contract/scenario/scenario'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog'
import { useText } from '#ui/intl/useText'
import { activeControls } from '../activeControls/activeControlsState'
import { resetSimulation } from '../api/scenario'
import { ScenarioSection } from '../ScenarioSection'
import { useActions } from '../useActions'
import type { Scenario } from '../useScenario'

interface ResetSectionProps {
  scenario: Scenario
  onChange?: (() => void) | undefined
}

async function resetAll(): Promise<TestControls> {
  const controls = await resetSimulation()
  activeControls.set(null)
  return controls
}

/** Resets all simulated data, after confirmation. */
export function ResetSection({ scenario, onChange }: ResetSectionProps) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const { failure, run } = useActions(scenario)

  async function reset(): Promise<void> {
    setAsking(false)
    if (await run(resetAll, text('scenario.reset.done'))) onChange?.()
  }

  return (
    <ScenarioSection
      title={text('scenario.reset.title')}
      hint={text('scenario.reset.hint')}
      failure={failure}
    >
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {text('scenario.reset.submit')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text('scenario.reset.question')}
        confirmLabel={text('scenario.reset.confirm')}
        destructive
        onConfirm={() => void reset()}
        onCancel={() => setAsking(false)}
      >
        {text('scenario.reset.consequence')}
      </ConfirmDialog>
    </ScenarioSection>
  )
}
