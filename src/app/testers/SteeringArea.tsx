import { Suspense, useState, useSyncExternalStore } from 'react'
import { asksForScenario } from '#features/scenario/steering/asked'
import { steeringMark } from '#features/scenario/steering/steeringMark'
import { isMocked } from '#lib/environment'
import { scenarioTexts } from '#locales/scenarioTexts'
import { ErrorBoundary, MissingChunkMessage } from '#ui/load/ErrorBoundary'
import { lazyWithPreload, MissingChunk } from '#ui/load/lazyWithPreload'
import { WithTexts } from '../texts/WithTexts'
import { openTesterDoor } from './openTesterDoor'

const Steering = lazyWithPreload(() =>
  import('#features/scenario/steering/Steering').then((module) => module.Steering),
)

openTesterDoor()

interface SteeringAreaProps {
  /** The logged-in player; left out on guest pages. */
  userId?: string | undefined
  onChange?: (() => void) | undefined
}

/** Shows the active test controls. Loads nothing while there are none, or with a real provider. */
export function SteeringArea({ userId, onChange }: SteeringAreaProps) {
  const isSteered = useSyncExternalStore(steeringMark.subscribe, steeringMark.get) !== null
  const [isAsked, setAsked] = useState(asksForScenario)
  if (!isMocked || !(isSteered || isAsked)) return null
  return (
    // Without its files the pages still work. Only a user who requested a scenario sees the failure.
    <ErrorBoundary
      name="Steering"
      renderFailure={(error, retry) =>
        isAsked && error instanceof MissingChunk ? (
          <MissingChunkMessage error={error} onLoaded={retry} onClose={() => setAsked(false)} />
        ) : null
      }
    >
      <Suspense>
        <WithTexts texts={scenarioTexts}>
          <Steering userId={userId} onChange={onChange} />
        </WithTexts>
      </Suspense>
    </ErrorBoundary>
  )
}
