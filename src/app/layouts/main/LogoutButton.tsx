import IconButton from '@mui/material/IconButton'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import { logout } from '../../../api/sessionEnd'
import type { SessionRoot } from '../../../api/sessionState'
import { useWebSettingQuery } from '../../../api/setting'
import { LogoutIcon } from '../../../ui/icons/LogoutIcon'
import { useText } from '../../../ui/intl/useText'
import { useNetwork } from '../../useNetwork'

/** Ends the session and sends the browser to the operator's home site, or offline to the login page. */
export function LogoutButton() {
  const text = useText()
  const dispatch = useDispatch<ThunkDispatch<SessionRoot, unknown, UnknownAction>>()
  const { data } = useWebSettingQuery()
  const homeUrl = data?.value[0]?.homeUrl ?? null
  // Without a network the browser would show its own error page there.
  const online = useNetwork()
  return (
    <IconButton
      color="inherit"
      aria-label={text('shell.logout')}
      title={text('shell.logout')}
      onClick={() => void dispatch(logout(online ? homeUrl : null))}
    >
      <LogoutIcon />
    </IconButton>
  )
}
