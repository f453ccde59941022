import {
  memo,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { beginLockPhase, lockPhase } from '#features/appLock/lockPhase'
import { useStoredLock } from '#features/appLock/storedLock'
import { memberTexts } from '#locales/memberTexts'
import { productTexts } from '#locales/productTexts'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { openMemberArea } from '../member'
import type { RootState } from '../store'
import { WithTexts } from '../texts/WithTexts'
import { useAppStore } from '../useAppStore'
import { MainFrame } from './MainFrame'

/** Entry of the member area: renders nothing before its part of the store and its texts are loaded. */
export const MainLayout = memo(function MainLayout() {
  const store = useAppStore()
  const isOpen = useSelector((state: RootState) => state.balanceRefresh !== undefined)
  const player = useSelector(selectPlayer)
  const loggedInAt = useSelector((state: RootState) => state.session.loggedInAt)
  useLayoutEffect(() => openMemberArea(store), [store])
  if (!isOpen || player === null) return null
  return (
    <WithTexts texts={memberTexts}>
      <LockGate key={player.id} userId={player.id} loggedInAt={loggedInAt}>
        <MainFrame />
      </LockGate>
    </WithTexts>
  )
})

const AppLock = lazyWithPreload(() =>
  import('#features/appLock/AppLock').then((module) => module.AppLock),
)

interface LockGateProps {
  userId: string
  /** Time of the login on this page; null if the page found a session. */
  loggedInAt: number | null
  children: ReactNode
}

/**
 * Renders nothing of the member area before it is unlocked. Afterwards it stays mounted: when locked again, it
 * waits beneath the lock with all input and open requests.
 */
function LockGate({ userId, loggedInAt, children }: LockGateProps) {
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
  return (
    <WithTexts texts={productTexts}>
      <AppLock userId={userId} />
    </WithTexts>
  )
}
