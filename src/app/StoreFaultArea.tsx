import { StoredParts } from '#features/demoData/StoredParts'
import { StoreFaultHelp } from '#features/demoData/StoreFaultHelp'
import { demoTexts } from '#locales/productTexts'
import { reloadOtherTabs } from '#pwa/update'
import type { LoadFailure } from '#ui/load/loaded'
import { WithTextsLater } from './texts/WithTexts'

interface StoreFaultAreaProps {
  failure: LoadFailure
  withMessage: boolean
}

/** Help for a store fault, shown once its texts are loaded; they come with those of the demo sections. */
export function StoreFaultArea(fault: StoreFaultAreaProps) {
  return (
    <WithTextsLater texts={demoTexts}>
      <StoreFaultHelp {...fault} onReloadOthers={reloadOtherTabs} />
      {fault.failure.code === 'storagefull' && <StoredParts />}
    </WithTextsLater>
  )
}
