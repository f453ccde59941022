import type { UnknownAction } from '@reduxjs/toolkit'
import { dataChannel, restLeft } from '#api/client/refetch'
import { clockNow } from '#lib/device/clock'
import { isPageVisible, watchOnline, watchPageVisible } from '#lib/device/presence'
import { adminApi, adminTags } from './adminApi'
import {
  currentSession,
  endAdminSession,
  onSessionEnd,
  watchSessionDamage,
  watchStaff,
} from './adminSession'
import { forgetLastAnswers } from './lastAnswers'

/** Never one long timer: those stand still while the device sleeps. */
const checkEveryMs = 5000

/** A provider is asked again this often while somebody looks. */
const askAgainMs = 15_000

/**
 * Keeps what the staff see true to the other windows of the device, players' and staff's, and to the
 * session: whose time is up is out. Lasts as long as the page.
 */
export function watchAdminData(dispatch: (action: UnknownAction) => unknown): void {
  let isMissed = false
  const askAgain = () => {
    isMissed = !isPageVisible()
    if (!isMissed) dispatch(adminApi.util.invalidateTags([...adminTags]))
  }
  if ('BroadcastChannel' in globalThis) {
    new BroadcastChannel(dataChannel).addEventListener('message', askAgain)
  }
  watchPageVisible(() => isMissed && askAgain())
  watchOnline(askAgain)
  // What one of the staff saw is not the next one's, in every window.
  watchStaff(() => dispatch(adminApi.util.resetApiState()))
  onSessionEnd(() => void forgetLastAnswers())
  watchSessionDamage()
  // Another device's changes, and those that time brings, are told by nobody.
  setInterval(() => {
    if (!isPageVisible() || !document.hasFocus() || !currentSession() || restLeft() > 0) return
    dispatch(adminApi.util.invalidateTags(['Rows']))
  }, askAgainMs)
  setInterval(() => {
    const session = currentSession()
    if (session && session.expiresAt <= clockNow()) endAdminSession('expired')
  }, checkEveryMs)
}
