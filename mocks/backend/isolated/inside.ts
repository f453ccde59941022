/** The modules of one back end. They are bundled, and evaluated once for each isolated back end. */
import { fillOnce } from '../../admin/seed/seed'
import { device } from '../../database/database'
import { database } from '../../provider/database/database'

export { createBackend } from '../backend'

/** Creates the data that a back end starts from; `forStaff`: as the first staff call completes them. */
export async function layOut(forStaff: boolean): Promise<void> {
  await database.ready()
  await device.ready()
  if (forStaff) await fillOnce()
}
