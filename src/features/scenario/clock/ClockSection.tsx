import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useLocale } from '#ui/intl/useLocale'
import { useText } from '#ui/intl/useText'
import { Loading } from '#ui/state/Loading'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { setClockOffset } from '../api/scenario'
import { ScenarioSection } from '../ScenarioSection'
import { useDeeds } from '../useDeeds'
import type { Scenario } from '../useScenario'
import { BackEndTime } from './BackEndTime'
import { clockSteps, stepLabel } from './clockSteps'

/** The clock of the simulated back ends, and how far it is moved. */
export function ClockSection({ scenario }: { scenario: Scenario }) {
  const text = useText()
  const locale = useLocale()
  const { failure, run } = useDeeds(scenario)
  const offsetMs = scenario.steering?.clockOffsetMs

  function move(next: number): void {
    void run(() => setClockOffset(next), text('scenario.clock.done'))
  }

  return (
    <ScenarioSection
      title={text('scenario.clock.title')}
      hint={text('scenario.clock.hint')}
      failure={failure}
    >
      {offsetMs === undefined ? (
        <Loading>
          <SkeletonLines lines={2} />
        </Loading>
      ) : (
        <BackEndTime offsetMs={offsetMs} />
      )}
      <Steps>
        {clockSteps.map((step) => (
          <Button
            key={step.ms}
            variant="outlined"
            onClick={() => offsetMs !== undefined && move(offsetMs + step.ms)}
          >
            <bdi>{stepLabel(step, locale)}</bdi>
          </Button>
        ))}
        <Button variant="outlined" onClick={() => move(0)}>
          {text('scenario.clock.now')}
        </Button>
      </Steps>
    </ScenarioSection>
  )
}

const Steps = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
