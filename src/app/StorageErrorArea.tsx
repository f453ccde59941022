import { StorageErrorHelp } from '#features/demoData/StorageErrorHelp'
import { StoredParts } from '#features/demoData/StoredParts'
import { demoTexts } from '#locales/productTexts'
import { reloadOtherTabs } from '#pwa/update'
import type { LoadFailure } from '#ui/load/loaded'
import { WithTextsLater } from './texts/WithTexts'

interface StorageErrorAreaProps {
  failure: LoadFailure
  withMessage: boolean
}

/** Help for a store fault, shown once its texts are loaded; they come with those of the demo sections. */
export function StorageErrorArea(fault: StorageErrorAreaProps) {
  return (
    <WithTextsLater texts={demoTexts}>
      <StorageErrorHelp {...fault} onReloadOthers={reloadOtherTabs} />
      {fault.failure.code === 'storagefull' && <StoredParts />}
    </WithTextsLater>
  )
}
