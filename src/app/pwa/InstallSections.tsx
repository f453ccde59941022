import { InstallPage } from '../../features/account/InstallPage'
import { StorageSetting } from '../../features/settings/StorageSetting'
import { InstallButton } from './InstallButton'
import { OfflineFiles } from './OfflineFiles'

/** The page of the installed app, with what this room knows of it. */
export function InstallSections() {
  return (
    <InstallPage
      install={<InstallButton />}
      files={<OfflineFiles />}
      storage={<StorageSetting />}
    />
  )
}
