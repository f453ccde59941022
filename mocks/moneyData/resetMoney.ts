import { forgetLastSeen } from '../account/localUsers'
import { captchaDatabase } from '../captcha/database'
import { setClockOffset } from '../clock'
import type { MockConfig } from '../config'
import { device } from '../database'
import { resetProvider } from '../provider/database'
import { scenariosChanged } from '../scenarios'
import { setAsideDatabase } from '../setAside'
import { forgetSessionKey } from '../token'

/** Everything as on a fresh device, in whatever state it is; nobody is logged in afterwards. */
export async function resetMoney({ mocked }: MockConfig): Promise<void> {
  setClockOffset(0) // the seed is laid out relative to today
  if (mocked) await resetProvider()
  await device.emptied()
  await captchaDatabase.emptied()
  await setAsideDatabase.emptied()
  forgetLastSeen()
  forgetSessionKey()
  scenariosChanged()
}
