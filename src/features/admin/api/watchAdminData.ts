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

/** Polling interval in ms. A single long timer would stop while the device sleeps. */
const checkEveryMs = 5000

/** Refetch interval in ms while the page has the focus. */
const askAgainMs = 15_000

/**
 * Keeps the back office in step with the device's other tabs, of players and of staff, and ends expired
 * sessions. Runs as long as the page.
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
  // The next staff member must not see the previous one's data, in any tab.
  watchStaff(() => dispatch(adminApi.util.resetApiState()))
  onSessionEnd(() => void forgetLastAnswers())
  watchSessionDamage()
  // Changes by other devices or by time send no notification.
  setInterval(() => {
    if (!isPageVisible() || !document.hasFocus() || !currentSession() || restLeft() > 0) return
    dispatch(adminApi.util.invalidateTags(['Rows']))
  }, askAgainMs)
  setInterval(() => {
    const session = currentSession()
    if (session && session.expiresAt <= clockNow()) endAdminSession('expired')
  }, checkEveryMs)
}
