import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useDispatch } from 'react-redux'
import { snapshotRestore } from '#api/client/snapshotRestore'
import { deviceZone, followDeviceZone, watchDeviceZone } from '#lib/device/deviceZone'
import { isMocked } from '#lib/environment'
import { storedText } from '#lib/storage/storedValue'
import { loadForcedColors } from '#ui/appearance/forcedColors'
import { useText } from '#ui/intl/useText'
import { ErrorBoundary } from '#ui/load/ErrorBoundary'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { watchGrowingText } from '#ui/page/growingText'
import { watchLostFocus } from '#ui/page/lostFocus'
import { useDemoClock } from '#ui/time/demoClock'
import { openToast } from '#ui/toast/toastSlice'
import { UpdatePrompt } from './UpdatePrompt'
import { usePwaStatus } from './usePwaStatus'

const RestoreArea = lazyWithPreload(() =>
  import('../testers/RestoreArea').then((module) => module.RestoreArea),
)

/**
 * Notices of the installed app on every page. Also starts the watchers that protect the focus, the written line
 * and forced colours.
 */
export function Notices() {
  useEffect(watchLostFocus, [])
  useEffect(watchGrowingText, [])
  useEffect(loadForcedColors, [])
  const isRestoring = useSyncExternalStore(snapshotRestore.subscribe, snapshotRestore.get) !== null
  return (
    <>
      <UpdatePrompt />
      <StorageNotice />
      <ZoneNotice />
      {isMocked && isRestoring && (
        <ErrorBoundary name="Restore" renderFailure={() => null}>
          <Suspense>
            <RestoreArea />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

/**
 * Set by `public/renew.js`: this start loaded its files from the host, because the stored files were damaged.
 */
const renewed = storedText('renewed', 'session')

/** Warns once if this browser stores nothing, has lost stored data, or had damaged files of the app. */
function StorageNotice() {
  const [isRenewed] = useState(() => renewed.get() !== null)
  useEffect(() => void renewed.set(null), [])
  const notice = usePwaStatus(({ storage, cleared }) => {
    if (storage === 'memory') return 'pwa.nothingKept'
    if (cleared) return 'pwa.cleared'
    return isRenewed ? 'pwa.renewed' : null
  })
  const text = useText()
  const dispatch = useDispatch()

  useEffect(() => {
    if (notice === null) return
    dispatch(
      openToast({
        variant: 'alert',
        message: text(notice),
        alert: { color: 'warning', variant: 'filled' },
        autoHide: null,
      }),
    )
  }, [notice, text, dispatch])

  return null
}

/** Follows the device's time zone, and announces a change if times on the page depend on it. */
export function ZoneNotice() {
  const text = useText()
  const dispatch = useDispatch()
  const clock = useDemoClock()
  const say = useEffectEvent(() => {
    if (clock !== 'device') return
    const message = text('pwa.zoneChanged', { zone: deviceZone() })
    dispatch(openToast({ variant: 'alert', message, alert: { color: 'info', variant: 'filled' } }))
  })

  useEffect(() => {
    const stops = [watchDeviceZone(() => say()), followDeviceZone()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  return null
}
