import Button from '@mui/material/Button'
import { useRef } from 'react'
import type { TestControls } from '#contract/scenario/scenario'
import { useText } from '#ui/intl/useText'
import { ErrorState, Loading } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useFailureText } from '../ActionFailure'
import { putAway } from '../activeControls/putAway'
import { removeRule } from '../api/scenario'
import { ScenarioSection } from '../ScenarioSection'
import { useActions } from '../useActions'
import type { Scenario } from '../useScenario'
import { FaultList } from './FaultList'

/** Lists active faults, with buttons to remove them. */
export function FaultSection({ scenario }: { scenario: Scenario }) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { failure, run } = useActions(scenario)
  const { controls } = scenario

  async function takeBack(work: () => Promise<TestControls>, done: string): Promise<void> {
    // The focused button disappears with its fault.
    if (await run(work, done)) heading.current?.focus()
  }

  return (
    <ScenarioSection title={text('scenario.faults.title')} failure={failure} headingRef={heading}>
      {controls === null ? (
        <FaultsPending scenario={scenario} />
      ) : (
        <FaultList
          rules={controls.rules}
          onRemove={(id) => void takeBack(() => removeRule(id), text('scenario.faults.removed'))}
        />
      )}
      {controls !== null && isControlled(controls) && (
        <Button
          variant="outlined"
          onClick={() => void takeBack(putAway, text('scenario.faults.cleared'))}
        >
          {text('scenario.faults.clear')}
        </Button>
      )}
    </ScenarioSection>
  )
}

function isControlled({ rules, clockOffsetMs }: TestControls): boolean {
  return rules.length > 0 || clockOffsetMs !== 0
}

/** Shown while the active faults are loading or could not be loaded. */
function FaultsPending({ scenario }: { scenario: Scenario }) {
  const text = useText()
  const failureText = useFailureText()
  const { readFailure, busy, read } = scenario
  if (readFailure !== null) {
    return (
      <ErrorState
        title={text('scenario.faults.unknown')}
        message={failureText(readFailure)}
        onRetry={read}
        busy={busy}
      />
    )
  }
  return (
    <Loading>
      <SkeletonLines lines={1} />
    </Loading>
  )
}
