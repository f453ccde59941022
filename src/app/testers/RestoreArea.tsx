import { useSyncExternalStore } from 'react'
import { worldRestore } from '#api/client/worldRestore'
import { RestoreDialog } from '#features/scenario/world/RestoreDialog'
import { scenarioTexts } from '#locales/scenarioTexts'
import { WithTextsLater } from '../texts/WithTexts'
import { openTesterDoor } from './openTesterDoor'

openTesterDoor()

/** Says that a saved world is being put back, and goes on with it where nobody does. */
export function RestoreArea() {
  const noted = useSyncExternalStore(worldRestore.subscribe, worldRestore.get)
  return (
    noted && (
      <WithTextsLater texts={scenarioTexts}>
        <RestoreDialog key={noted.id} name={noted.name} />
      </WithTextsLater>
    )
  )
}
