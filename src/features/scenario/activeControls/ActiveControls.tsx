import { Suspense, useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ErrorBoundary, MissingChunkMessage } from '#ui/load/ErrorBoundary'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { ActiveControlsBar } from './ActiveControlsBar'
import { asksForScenario, namesScenario, scenarioAsked } from './asked'

const WantedScenario = lazyWithPreload(() =>
  import('./WantedScenario').then((module) => module.WantedScenario),
)

interface ActiveControlsProps {
  /** Id of the logged-in player; omitted on guest pages. */
  userId?: string | undefined
  onChange?: (() => void) | undefined
}

/** Shown above the pages while anything is simulated, or if the URL names a scenario. */
export function ActiveControls({ userId, onChange }: ActiveControlsProps) {
  const [isAsked, setAsked] = useState(asksForScenario)
  const navigate = useNavigate()
  const answered = useCallback(() => setAsked(false), [])

  useEffect(() => {
    if (!asksForScenario()) return
    scenarioAsked()
    // Before the dialog opens, because closing it restores the URL from when it opened.
    if (namesScenario(location.href)) void navigate(location.pathname, { replace: true })
  }, [navigate])

  return (
    <>
      <ActiveControlsBar userId={userId} onChange={onChange} />
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
