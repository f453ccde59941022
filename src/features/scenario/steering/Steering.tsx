import { Suspense, useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ErrorBoundary, MissingChunkMessage } from '#ui/load/ErrorBoundary'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { asksForScenario, namesScenario, scenarioAsked } from './asked'
import { SteeringBar } from './SteeringBar'

const WantedScenario = lazyWithPreload(() =>
  import('./WantedScenario').then((module) => module.WantedScenario),
)

interface SteeringProps {
  /** Who is logged in; left out on guest pages. */
  userId?: string | undefined
  onChange?: (() => void) | undefined
}

/** What stands over the pages while something is steered, or the address asks for it. */
export function Steering({ userId, onChange }: SteeringProps) {
  const [isAsked, setAsked] = useState(asksForScenario)
  const navigate = useNavigate()
  const answered = useCallback(() => setAsked(false), [])

  useEffect(() => {
    if (!asksForScenario()) return
    scenarioAsked()
    // Before the question: closing it goes back to the page's address as it was when it opened.
    if (namesScenario(location.href)) void navigate(location.pathname, { replace: true })
  }, [navigate])

  return (
    <>
      <SteeringBar userId={userId} onChange={onChange} />
      {isAsked && (
        <ErrorBoundary
          name="Scenario"
          renderFailure={(error, retry) => (
            <MissingChunkMessage error={error} onLoaded={retry} onClose={answered} />
          )}
        >
          <Suspense>
            <WantedScenario onChange={onChange} onDone={answered} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
