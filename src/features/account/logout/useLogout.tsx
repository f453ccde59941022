import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { type ReactNode, useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { logout, selectPlayer } from '#api/session/session'
import type { SessionRoot } from '#api/session/sessionState'
import { useWebSettingQuery } from '#api/session/setting'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { useText } from '#ui/intl/useText'
import { answerOtherTabs, hasAnythingUnsent } from '../api/unsent'

interface Logout {
  /** Asks for confirmation if anything is unsent, in other tabs too. */
  logOut: () => void
  /** Dialog to render beside the button. */
  question: ReactNode
}

/** Logs out in all tabs and opens the operator's home site, or the login page if offline. */
export function useLogout(): Logout {
  const text = useText()
  const dispatch = useDispatch<ThunkDispatch<SessionRoot, unknown, UnknownAction>>()
  const userId = useSelector(selectPlayer)?.id
  const { data } = useWebSettingQuery()
  const homeUrl = data?.value[0]?.homeUrl ?? null
  const [isAsking, setAsking] = useState(false)
  useEffect(answerOtherTabs, [])

  // Offline, the browser would show its own error page there.
  const leave = () => void dispatch(logout(navigator.onLine ? homeUrl : null))

  async function logOut(): Promise<void> {
    if (userId !== undefined && (await hasAnythingUnsent(userId))) setAsking(true)
    else leave()
  }

  return {
    logOut: () => void logOut(),
    question: isAsking && (
      <LazyConfirmDialog
        open
        destructive
        title={text('shell.logout.ask')}
        confirmLabel={text('shell.logout')}
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        {text('shell.logout.unsent')}
      </LazyConfirmDialog>
    ),
  }
}
