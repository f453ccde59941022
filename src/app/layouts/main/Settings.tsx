import { InstallButton } from '../../pwa/InstallButton'
import { OfflineFiles } from '../../pwa/OfflineFiles'
import { MemberTesters } from '../../testers/MemberTesters'
import { SettingsDrawer } from './parts'
import type { PartState } from './usePart'

/** The settings drawer, with what there is to say about the installed app. */
export function Settings({ state }: { state: PartState }) {
  if (!state.isLoaded) return null
  return (
    <SettingsDrawer open={state.isOpen} onClose={state.hide}>
      <InstallButton />
      <OfflineFiles />
      <MemberTesters />
    </SettingsDrawer>
  )
}
