import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { dayMs, hourMs } from '#lib/time'
import type { Locale } from '#ui/intl/locale'
import { useLocale, useText } from '#ui/intl/useText'
import { Loading } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { setClockOffset } from '../api/scenario'
import { ScenarioSection } from '../ScenarioSection'
import { useActions } from '../useActions'
import type { Scenario } from '../useScenario'
import { BackEndTime } from './BackEndTime'

interface ClockStep {
  readonly ms: number
  readonly unit: 'hour' | 'day'
  /** In that unit. */
  readonly count: number
}

/** A session lasts two hours, and most limits count by day. */
const clockSteps: readonly ClockStep[] = [
  { ms: hourMs, unit: 'hour', count: 1 },
  { ms: 2 * hourMs, unit: 'hour', count: 2 },
  { ms: dayMs, unit: 'day', count: 1 },
  { ms: -dayMs, unit: 'day', count: -1 },
]

/** “+1 hour”. */
function stepLabel({ unit, count }: ClockStep, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    signDisplay: 'always',
  }).format(count)
}

/** Shows the clock of the simulated back ends, and moves it. */
export function ClockSection({ scenario }: { scenario: Scenario }) {
  const text = useText()
  const locale = useLocale()
  const { failure, run } = useActions(scenario)
  const offsetMs = scenario.controls?.clockOffsetMs

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
