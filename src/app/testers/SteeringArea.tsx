import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { asksForScenario } from '#features/scenario/steering/asked'
import { steeringMark } from '#features/scenario/steering/steeringMark'
import { isMocked } from '#lib/environment'
import { IntlProvider } from '#ui/intl/IntlProvider'
import type { Locale } from '#ui/intl/locale'
import type { LoadedMessages } from '#ui/intl/messages'
import { useLocale } from '#ui/intl/useLocale'
import { ErrorBoundary } from '#ui/load/ErrorBoundary'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { openTesterDoor } from './openTesterDoor'
import { loadPanelTexts } from './panelTexts'

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
  const [isAsked] = useState(asksForScenario)
  return isMocked && (isSteered || isAsked) ? (
    <WordedSteering userId={userId} onChange={onChange} />
  ) : null
}

function WordedSteering({ userId, onChange }: SteeringAreaProps) {
  const texts = usePanelTexts()
  if (texts === null) return null
  return (
    // Without its files the pages stand all the same.
    <ErrorBoundary name="Steering" renderFailure={() => null}>
      <Suspense>
        <IntlProvider {...texts}>
          <Steering userId={userId} onChange={onChange} />
        </IntlProvider>
      </Suspense>
    </ErrorBoundary>
  )
}

function usePanelTexts(): { locale: Locale; messages: LoadedMessages } | null {
  const locale = useLocale()
  const [texts, setTexts] = useState<{ locale: Locale; messages: LoadedMessages } | null>(null)
  useEffect(() => {
    let current = true
    loadPanelTexts(locale).then(
      (messages) => current && setTexts({ locale, messages }),
      (cause: unknown) => console.error('What is steered cannot be told', cause),
    )
    return () => {
      current = false
    }
  }, [locale])
  return texts
}
