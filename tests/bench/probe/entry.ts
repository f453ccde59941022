/** What runs inside the measured pages; `bundleProbe.ts` bundles it and the browser adds it to each of them. */
import { watchBalance } from './balance'
import { callInTurn, callTogether, logIn } from './calls'
import { watchLogin } from './login'
import { changeRoute } from './route'
import { loadedPaths, storedPaths, storeEverything } from './stored'
import { nextClick } from './time'

const probe = {
  watchLogin,
  nextClick,
  watchBalance,
  logIn,
  callInTurn,
  callTogether,
  changeRoute,
  loadedPaths,
  storedPaths,
  storeEverything,
}

declare global {
  interface Window {
    probe: typeof probe
  }
}

window.probe = probe
