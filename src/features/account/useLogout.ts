import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import { logout } from '../../api/sessionEnd'
import type { SessionRoot } from '../../api/sessionState'
import { useWebSettingQuery } from '../../api/setting'

/** Logs out in all tabs and goes to the operator's home site, or offline to the login page. */
export function useLogout(): () => void {
  const dispatch = useDispatch<ThunkDispatch<SessionRoot, unknown, UnknownAction>>()
  const { data } = useWebSettingQuery()
  const homeUrl = data?.value[0]?.homeUrl ?? null
  return () => void dispatch(logout(navigator.onLine ? homeUrl : null))
}
