import { Suspense } from 'react'
import { InstallPage } from '../../features/account/InstallPage'
import { StorageSetting } from '../../features/settings/StorageSetting'
import { SkeletonLines } from '../../ui/state/SkeletonLines'
import { lazyPart } from '../loading/lazyPart'
import { PageTexts } from '../texts/PageTexts'
import { InstallButton } from './InstallButton'
import { OfflineFiles } from './OfflineFiles'

const DemoDataSection = lazyPart(() =>
  import('../../features/demoData/DemoDataSection').then((module) => module.DemoDataSection),
)

/** The page of the installed app, with what this room knows of it. */
export function InstallSections() {
  return (
    <InstallPage
      install={<InstallButton />}
      files={<OfflineFiles />}
      storage={<StorageSetting />}
      demoData={
        <Suspense fallback={<SkeletonLines lines={3} />}>
          <PageTexts scope="demo">
            <DemoDataSection />
          </PageTexts>
        </Suspense>
      }
    />
  )
}
