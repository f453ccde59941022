/** The modules of one back end. They are bundled, and evaluated once for each isolated back end. */
import { device } from '../../database/database'
import { database } from '../../provider/database/database'

export { createBackend } from '../backend'

/** Creates the data that every back end starts from. */
export async function layOut(): Promise<void> {
  await database.ready()
  await device.ready()
}
