import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { appName } from '#lib/environment'
import { useText } from '#ui/intl/useText'
import { lockPhase } from './lockPhase'
import { LockScreen } from './screen/LockScreen'
import { coveredMark, watchLock } from './watchLock'

/**
 * Beside the body, not in it: a dialog hides all that stands beside itself from screen readers, and one may
 * open beneath the lock.
 */
const place = document.createElement('div')
// The keys of the page beneath are its own, in here.
place.addEventListener('keydown', (event) => event.stopPropagation())

/** Stands over a player's pages while there is a lock: nothing until they are to be covered. */
export function AppLock({ userId }: { userId: string }) {
  const phase = useSyncExternalStore(lockPhase.subscribe, lockPhase.get)
  // Before the effects of what it draws: where no try is left, one of them ends the session at once.
  useLayoutEffect(() => watchLock(userId), [userId])
  return (
    <>
      <GlobalStyles styles={covered} />
      {phase !== 'open' &&
        createPortal(<Cover userId={userId} isLocked={phase === 'locked'} />, place)}
    </>
  )
}

/** Neither seen nor heard, found or reached by any key; what comes meanwhile neither. Its scroll stays. */
const covered = {
  [`html[${coveredMark}] body, html[${coveredMark}] body *`]: { visibility: 'hidden !important' },
} as const

function Cover({ userId, isLocked }: { userId: string; isLocked: boolean }) {
  const text = useText()
  const title = isLocked
    ? text('ui.documentTitle', { title: text('appLock.locked'), app: appName })
    : appName
  useLayoutEffect(() => holdTitle(title), [title])
  useLayoutEffect(() => {
    const before = document.activeElement
    document.documentElement.append(place)
    addEventListener('keydown', keepKeys, { capture: true })
    return () => {
      removeEventListener('keydown', keepKeys, { capture: true })
      place.remove()
      // Who was typing goes on.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return <Ground>{isLocked && <LockScreen userId={userId} />}</Ground>
}

/** What is typed nowhere goes to the PIN, and never to the page beneath. */
function keepKeys(event: KeyboardEvent): void {
  if (event.target instanceof Node && place.contains(event.target)) return
  event.stopImmediatePropagation()
  place.querySelector('input')?.focus()
}

const Ground = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.tooltip + 1,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.default,
  fontFamily: theme.typography.fontFamily,
}))

/**
 * Has the document bear this title whatever a page beneath calls itself. Answers the function that gives it
 * the title that was wanted last.
 */
function holdTitle(title: string): () => void {
  let wanted = document.title
  const observer = new MutationObserver(() => {
    if (document.title === title) return
    wanted = document.title
    document.title = title
  })
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  document.title = title
  return () => {
    observer.disconnect()
    document.title = wanted
  }
}
