import { Suspense, useState, useSyncExternalStore } from 'react'
import { activeControls } from '#features/scenario/activeControls/activeControlsState'
import { asksForScenario } from '#features/scenario/activeControls/asked'
import { isMocked } from '#lib/environment'
import { scenarioTexts } from '#locales/scenarioTexts'
import { ErrorBoundary, MissingChunkMessage } from '#ui/load/ErrorBoundary'
import { lazyWithPreload, MissingChunk } from '#ui/load/lazyWithPreload'
import { WithTexts } from '../texts/WithTexts'
import { openTesterDoor } from './openTesterDoor'

const ActiveControls = lazyWithPreload(() =>
  import('#features/scenario/activeControls/ActiveControls').then(
    (module) => module.ActiveControls,
  ),
)

openTesterDoor()

interface ActiveControlsAreaProps {
  /** The logged-in player; left out on guest pages. */
  userId?: string | undefined
  onChange?: (() => void) | undefined
}

/** Shows the active test controls. Loads nothing while there are none, or with a real provider. */
export function ActiveControlsArea({ userId, onChange }: ActiveControlsAreaProps) {
  const isControlled = useSyncExternalStore(activeControls.subscribe, activeControls.get) !== null
  const [isAsked, setAsked] = useState(asksForScenario)
  if (!isMocked || !(isControlled || isAsked)) return null
  return (
    // Without its files the pages still work. Only a user who requested a scenario sees the failure.
    <ErrorBoundary
      name="ActiveControls"
      renderFailure={(error, retry) =>
        isAsked && error instanceof MissingChunk ? (
          <MissingChunkMessage error={error} onLoaded={retry} onClose={() => setAsked(false)} />
        ) : null
      }
    >
      <Suspense>
        <WithTexts texts={scenarioTexts}>
          <ActiveControls userId={userId} onChange={onChange} />
        </WithTexts>
      </Suspense>
    </ErrorBoundary>
  )
}
