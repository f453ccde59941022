import { Suspense, useState, useSyncExternalStore } from 'react'
import { asksForScenario } from '#features/scenario/steering/asked'
import { steeringMark } from '#features/scenario/steering/steeringMark'
import { ErrorBoundary } from '#ui/load/ErrorBoundary'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { SeparateTexts } from '../texts/SeparateTexts'
import { openTesterDoor } from './openTesterDoor'
import { loadPanelTexts } from './panelTexts'

const Steering = lazyWithPreload(() =>
  import('#features/scenario/steering/Steering').then((module) => module.Steering),
)

openTesterDoor()

interface SteeringAreaProps {
  onChange?: () => void
}

/** Where it says what testers have in force; nothing is loaded for it while nothing is. */
export function SteeringArea({ onChange }: SteeringAreaProps) {
  const isSteered = useSyncExternalStore(steeringMark.subscribe, steeringMark.get) !== null
  const [isAsked] = useState(asksForScenario)
  if (!isSteered && !isAsked) return null
  return (
    // Without its files the pages stand all the same.
    <ErrorBoundary name="Steering" renderFailure={() => null}>
      <Suspense>
        <SeparateTexts load={loadPanelTexts}>
          <Steering onChange={onChange} />
        </SeparateTexts>
      </Suspense>
    </ErrorBoundary>
  )
}
