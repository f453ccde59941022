import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { InstallPage } from '#features/account/InstallPage'
import { AlertsCard } from '#features/notifications/AlertsCard'
import { StorageSetting } from '#features/settings/StorageSetting'
import { isMocked } from '#lib/environment'
import { demoTexts } from '#locales/productTexts'
import { LazyBoundary } from '#ui/load/LazyBoundary'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { WithTexts } from '../texts/WithTexts'
import { InstallButton } from './InstallButton'
import { OfflineFiles } from './OfflineFiles'
import { usePwaStatus } from './usePwaStatus'

const DemoDataSection = lazyWithPreload(() =>
  import('#features/demoData/DemoDataSection').then((module) => module.DemoDataSection),
)

const StoredParts = lazyWithPreload(() =>
  import('#features/demoData/StoredParts').then((module) => module.StoredParts),
)

const MoneyDataSection = lazyWithPreload(() =>
  import('#features/demoData/MoneyDataSection').then((module) => module.MoneyDataSection),
)

/** The page of the installed app, with the sections that only this layer can provide. */
export function InstallSections() {
  const userId = useSelector(selectPlayer)?.id
  const cleared = usePwaStatus((status) => status.cleared)
  return (
    <InstallPage
      install={<InstallButton />}
      alerts={userId !== undefined && <AlertsCard userId={userId} />}
      files={<OfflineFiles />}
      storage={<StorageSetting />}
      demoData={
        <LazyBoundary fallback={<SkeletonLines lines={3} />}>
          <WithTexts texts={demoTexts}>
            <StoredParts />
            <DemoDataSection cleared={cleared} />
            {isMocked && <MoneyDataSection />}
          </WithTexts>
        </LazyBoundary>
      }
    />
  )
}
