import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
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
      <ButtonLink to={memberPaths.install} variant="outlined" fullWidth onClick={state.hide}>
        {text('settings.storageParts')}
      </ButtonLink>
      <ButtonLink to={memberPaths.appLock} variant="outlined" fullWidth onClick={state.hide}>
        {text('shell.menu.appLock')}
      </ButtonLink>
      <MemberTesters />
    </SettingsDrawer>
  )
}
