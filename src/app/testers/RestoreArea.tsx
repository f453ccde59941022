import { useSyncExternalStore } from 'react'
import { worldRestore } from '#api/client/worldRestore'
import { RestoreDialog } from '#features/scenario/world/RestoreDialog'
import { openTesterDoor } from './openTesterDoor'
import { PanelTexts } from './PanelTexts'

openTesterDoor()

/** Says that a saved world is being put back, and goes on with it where nobody does. */
export function RestoreArea() {
  const noted = useSyncExternalStore(worldRestore.subscribe, worldRestore.get)
  return (
    noted && (
      <PanelTexts>
        <RestoreDialog key={noted.id} name={noted.name} />
      </PanelTexts>
    )
  )
}
