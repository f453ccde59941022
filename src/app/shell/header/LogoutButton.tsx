import IconButton from '@mui/material/IconButton'
import { useLogout } from '#features/account/logout/useLogout'
import { LogoutIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'

export function LogoutButton() {
  const text = useText()
  const { logOut, question } = useLogout()
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={text('shell.logout')}
        title={text('shell.logout')}
        onClick={logOut}
      >
        <LogoutIcon />
      </IconButton>
      {question}
    </>
  )
}
