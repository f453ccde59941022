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
  /** Who is logged in; left out on guest pages. */
  userId?: string | undefined
  onChange?: (() => void) | undefined
}

/** Where it says what testers have in force; nothing is loaded for it while nothing is, nor with a real provider. */
export function SteeringArea({ userId, onChange }: SteeringAreaProps) {
  const isSteered = useSyncExternalStore(steeringMark.subscribe, steeringMark.get) !== null
  const [isAsked, setAsked] = useState(asksForScenario)
  if (!isMocked || !(isSteered || isAsked)) return null
  return (
    // Without its files the pages stand all the same; whoever asked for a scenario is told.
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
