import { createNetwork } from '#mocks/network'
import { openAlert, showAlertForPage } from './notifications'
import { renewPush, takePush } from './push'
import { takeShare } from './shareTarget'

const parts = {
  build: __BUILD_ID__,
  createNetwork,
  openAlert,
  showAlertForPage,
  renewPush,
  takePush,
  takeShare,
}

/**
 * What the worker does beside giving out the app's files: the simulated back ends above all, nine tenths of it. The
 * build makes a script of its own of this file (`.build/laterParts.ts`), since a start waits for files alone.
 * To be asked for once during the install.
 */
export function laterParts(): typeof parts {
  return parts
}
