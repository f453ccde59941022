import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { beginLockPhase, lockPhase } from '#features/appLock/lockPhase'
import { useStoredLock } from '#features/appLock/storedLock'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { usePageTexts } from '../texts/scope'

const AppLock = lazyWithPreload(() =>
  import('#features/appLock/AppLock').then((module) => module.AppLock),
)

interface LockGateProps {
  userId: string
  /** When this page logged in; null where it found a session. */
  loggedInAt: number | null
  children: ReactNode
}

/**
 * Nothing of the member area is drawn before it is unlocked. From then on it stays: locked again, it
 * waits beneath the lock with all that was typed and sent.
 */
export function LockGate({ userId, loggedInAt, children }: LockGateProps) {
  useState(() => beginLockPhase(userId, loggedInAt))
  const hasLock = useStoredLock(userId) !== null
  const phase = useSyncExternalStore(lockPhase.subscribe, lockPhase.get)
  const isLocked = hasLock && phase === 'locked'
  const [isDrawn, setDrawn] = useState(!isLocked)
  if (!isLocked && !isDrawn) setDrawn(true)
  return (
    <>
      {isDrawn && children}
      {hasLock && (
        <Suspense>
          <Lock userId={userId} />
        </Suspense>
      )}
    </>
  )
}

function Lock({ userId }: { userId: string }) {
  useState(() => void AppLock.preload())
  return usePageTexts('product') && <AppLock userId={userId} />
}
