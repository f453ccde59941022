/**
 * Entry of the script inside the measured pages. `bundleProbe.ts` bundles it and the browser adds it to
 * each page.
 */
import { watchBalance } from './balance'
import {
  callInTurn,
  callTogether,
  callUntilStopped,
  logIn,
  recordTraffic,
  stopCalls,
} from './calls'
import {
  growBoard,
  growCalendar,
  growChat,
  growDemo,
  growHistory,
  growLedger,
  growMails,
  growStatement,
} from './grow'
import { watchLogin } from './login'
import { growOperator, headerChanged, typeUntil } from './operator'
import { changeRoute, openUntil } from './route'
import { scrollThrough } from './scroll'
import { loadedPaths, storeEverything } from './stored'
import { shifted, tapTook, watchTaps } from './taps'
import { nextClick } from './time'
import { databaseBytes, fillStores, longestList, openWhole, timeCall } from './year'

const probe = {
  watchLogin,
  nextClick,
  watchBalance,
  logIn,
  callInTurn,
  callTogether,
  callUntilStopped,
  stopCalls,
  recordTraffic,
  changeRoute,
  openUntil,
  scrollThrough,
  growHistory,
  growLedger,
  growStatement,
  growDemo,
  growMails,
  growCalendar,
  growChat,
  growBoard,
  growOperator,
  typeUntil,
  headerChanged,
  loadedPaths,
  storeEverything,
  fillStores,
  timeCall,
  openWhole,
  longestList,
  databaseBytes,
  watchTaps,
  tapTook,
  shifted,
}

declare global {
  interface Window {
    probe: typeof probe
  }
}

window.probe = probe
