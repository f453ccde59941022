import { useSyncExternalStore } from 'react'
import { snapshotRestore } from '#api/client/snapshotRestore'
import { RestoreDialog } from '#features/scenario/snapshot/RestoreDialog'
import { scenarioTexts } from '#locales/scenarioTexts'
import { WithTextsLater } from '../texts/WithTexts'
import { openTesterDoor } from './openTesterDoor'

openTesterDoor()

/** Shows that a saved snapshot is being restored, and continues the restore if no tab is doing it. */
export function RestoreArea() {
  const noted = useSyncExternalStore(snapshotRestore.subscribe, snapshotRestore.get)
  return (
    noted && (
      <WithTextsLater texts={scenarioTexts}>
        <RestoreDialog key={noted.id} name={noted.name} />
      </WithTextsLater>
    )
  )
}
