import { forgetUsers } from './account/localUsers'
import { setClockOffset } from './clock'
import type { MockConfig } from './config'
import { resetProvider } from './provider/database/database'

/** Puts all simulated data back to their start. The signing key stays: sessions of seeded players live on. */
export async function resetData(config: MockConfig): Promise<void> {
  setClockOffset(0) // the seed is laid out relative to today
  await forgetUsers()
  if (config.mocked) await resetProvider()
}
