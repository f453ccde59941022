import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { memberPaths } from '#lib/paths/member'
import { useText } from '#ui/intl/useText'
import { InstallButton } from '../pwa/InstallButton'
import { OfflineFiles } from '../pwa/OfflineFiles'
import { MemberTesters } from '../testers/MemberTesters'
import { SettingsDrawer } from './lazyDrawers'
import type { LazyDrawer } from './useLazyDrawer'

/** The settings drawer, with what there is to say about the installed app. */
export function Settings({ state }: { state: LazyDrawer }) {
  const text = useText()
  if (!state.isLoaded) return null
  return (
    <SettingsDrawer open={state.isOpen} onClose={state.hide}>
      <InstallButton />
      <OfflineFiles />
      <Button
        component={Link}
        to={memberPaths.install}
        variant="outlined"
        fullWidth
        onClick={state.hide}
      >
        {text('settings.storageParts')}
      </Button>
      <Button
        component={Link}
        to={memberPaths.appLock}
        variant="outlined"
        fullWidth
        onClick={state.hide}
      >
        {text('shell.menu.appLock')}
      </Button>
      <MemberTesters />
    </SettingsDrawer>
  )
}
