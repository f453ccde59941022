import { StoredParts } from '#features/demoData/StoredParts'
import { StoreFaultHelp } from '#features/demoData/StoreFaultHelp'
import { reloadOtherTabs } from '#pwa/update'
import type { LoadFailure } from '#ui/load/loaded'
import { useTextsOf } from './texts/scope'

interface StoreFaultAreaProps {
  failure: LoadFailure
  withMessage: boolean
}

/** The help for a store at fault, once its words are there; they come with those of the demo sections. */
export function StoreFaultArea(fault: StoreFaultAreaProps) {
  const isReady = useTextsOf('demo')
  return (
    isReady && (
      <>
        <StoreFaultHelp {...fault} onReloadOthers={reloadOtherTabs} />
        {fault.failure.code === 'storagefull' && <StoredParts />}
      </>
    )
  )
}
