import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { asksForScenario } from '#features/scenario/steering/asked'
import { steeringMark } from '#features/scenario/steering/steeringMark'
import { isMocked } from '#lib/environment'
import { IntlProvider } from '#ui/intl/IntlProvider'
import type { Locale } from '#ui/intl/locale'
import type { LoadedMessages } from '#ui/intl/messages'
import { useLocale } from '#ui/intl/useText'
import { ErrorBoundary, MissingChunkMessage } from '#ui/load/ErrorBoundary'
import { type LoadedApart, lazyWithPreload, MissingChunk } from '#ui/load/lazyWithPreload'
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
      <WordedSteering userId={userId} onChange={onChange} />
    </ErrorBoundary>
  )
}

function WordedSteering({ userId, onChange }: SteeringAreaProps) {
  const texts = usePanelTexts()
  return (
    texts && (
      <Suspense>
        <IntlProvider {...texts}>
          <Steering userId={userId} onChange={onChange} />
        </IntlProvider>
      </Suspense>
    )
  )
}

/** Throws a {@link MissingChunk} where they cannot be had. */
function usePanelTexts(): { locale: Locale; messages: LoadedMessages } | null {
  const locale = useLocale()
  const [texts, setTexts] = useState<{ locale: Locale; messages: LoadedMessages } | null>(null)
  const [missing, setMissing] = useState<MissingChunk | null>(null)
  useEffect(() => {
    let current = true
    loadPanelTexts(locale).then(
      (messages) => current && setTexts({ locale, messages }),
      (cause: unknown) => current && setMissing(new MissingChunk(textsIn(locale), { cause })),
    )
    return () => {
      current = false
    }
  }, [locale])
  if (missing) throw missing
  return texts
}

function textsIn(locale: Locale): LoadedApart {
  return {
    preload: () =>
      loadPanelTexts(locale).then(
        () => true,
        () => false,
      ),
    forget: () => {},
  }
}
