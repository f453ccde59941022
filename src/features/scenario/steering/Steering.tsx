import { Suspense, useCallback, useState } from 'react'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { asksForScenario, scenarioAnswered } from './asked'
import { SteeringBar } from './SteeringBar'

const WantedScenario = lazyWithPreload(() =>
  import('./WantedScenario').then((module) => module.WantedScenario),
)

/** What stands over the pages while something is steered, or the address asks for it. */
export function Steering({ onChange }: { onChange?: (() => void) | undefined }) {
  const [isAsked, setAsked] = useState(asksForScenario)
  const answered = useCallback(() => {
    scenarioAnswered()
    setAsked(false)
  }, [])
  return (
    <>
      <SteeringBar onChange={onChange} />
      {isAsked && (
        <Suspense>
          <WantedScenario onChange={onChange} onDone={answered} />
        </Suspense>
      )}
    </>
  )
}
