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
 * Sits beside the body, not in it. An open dialog hides its siblings from screen readers, and a dialog may
 * be open beneath the lock.
 */
const place = document.createElement('div')
// The page's keyboard shortcuts must not react to keys pressed here.
place.addEventListener('keydown', (event) => event.stopPropagation())

/** Covers a player's pages while the app is locked; renders nothing while unlocked. */
export function AppLock({ userId }: { userId: string }) {
  const phase = useSyncExternalStore(lockPhase.subscribe, lockPhase.get)
  // Must run before the effects of its children: if no tries are left, one of them ends the session at once.
  useLayoutEffect(() => watchLock(userId), [userId])
  return (
    <>
      <GlobalStyles styles={covered} />
      {phase !== 'open' &&
        createPortal(<Cover userId={userId} isLocked={phase === 'locked'} />, place)}
    </>
  )
}

/**
 * Hides the page from sight, screen readers, search and focus, including content added later. It keeps its
 * scroll.
 */
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
      // Return the focus to where the player was typing.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return <Ground>{isLocked && <LockScreen userId={userId} />}</Ground>
}

/** Sends keys pressed outside any field to the PIN field, never to the page beneath. */
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
 * Keeps this document title, whatever title a page beneath sets.
 * @returns a function that restores the title set last by a page
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
