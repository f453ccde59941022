import { useSyncExternalStore } from 'react'
import { useProtection } from '#api/protection/useProtection'
import { useNow } from '#ui/time/useNow'
import { sessionTimes } from '../sessionTimes'
import { RealityDialog } from './RealityDialog'
import { realitySeen } from './realityClock'
import { realityDue } from './realityDue'

const stepMs = 5000

/** Interrupts play as often as the player wished, and when the session has lasted as long as it may. */
export function RealityCheck({ userId }: { userId: string }) {
  const now = useNow(stepMs)
  const protection = useProtection(userId)
  const seenAt = useSyncExternalStore(realitySeen.watch, realitySeen.get)
  const { answer } = protection
  const startedAt = sessionTimes().startedAt ?? answer?.value.sinceLogin.at ?? null
  if (!answer || startedAt === null) return null
  const due = realityDue(answer.value, { startedAt, seenAt, now })
  if (due === 'nothing') return null
  return (
    <RealityDialog
      userId={userId}
      isOver={due === 'over'}
      elapsed={now - startedAt}
      protection={protection}
      onContinue={() => realitySeen.set(Date.now())}
    />
  )
}
