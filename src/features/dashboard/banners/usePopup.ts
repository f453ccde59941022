import { useEffect, useState } from 'react'
import { useBlock, useProtection } from '#api/protection/limits'
import { useBannersQuery } from '#api/session/setting'
import { type ShownBanner, shownBanners } from '#api/session/shownBanners'
import { clockNow } from '#lib/device/clock'
import { providerExt } from '#lib/environment'
import { sharedMoment } from '#lib/storage/sharedMoment'
import { storedText } from '#lib/storage/storedValue'
import { bangkokDay, minuteMs } from '#lib/time'
import { whenSettled } from '#lib/whenSettled'

interface Popup {
  banner: ShownBanner | undefined
  isOpen: boolean
  close: () => void
}

/**
 * The first of the operator's popups, and whether it stands open: at most once a day, after the first
 * screen has settled, never on a device's first visit and never for who takes a break from playing.
 */
export function usePopup(userId: string): Popup {
  const [now] = useState(() => clockNow())
  // Asked in this order: the first visit counts on a day with a popup already seen, too.
  const [isDue, setDue] = useState(() => !isFirstVisit(now) && !isPopupSeen(now))
  const isSettled = useSettled()
  const block = useBlock(userId, now)
  const protection = useProtection(userId)
  const { data } = useBannersQuery()
  const [banner] = shownBanners(data?.value ?? [], now, 'popup')
  // Nobody is tempted before it is known that they may be.
  const mayShow = block === null && (!providerExt || protection.answer !== undefined)
  const isOpen = isDue && isSettled && mayShow && banner !== undefined

  useEffect(() => {
    if (isOpen) markPopupSeen(now)
  }, [isOpen, now])

  return { banner, isOpen, close: () => setDue(false) }
}

/** When a player was first logged in on this device. */
const firstVisit = sharedMoment('first-member-visit')

/** Marks the tab in which that was. */
const firstTab = storedText('first-member-tab', 'session')

/**
 * Whether this device is still new to the member area: for a minute after the first login on it, and
 * in the tab of that login as long as it is open. Nobody new is greeted by an advertisement. The
 * first call starts the time. Where nothing can be remembered, everyone counts as new.
 */
function isFirstVisit(now: number): boolean {
  const since = firstVisit.get()
  if (since > 0) return firstTab.get() !== null || now - since < minuteMs
  firstVisit.set(now)
  firstTab.set('yes')
  return true
}

/** The Bangkok day on which a popup was last shown here. */
const seenOn = storedText('popup-seen')

function isPopupSeen(now: number): boolean {
  return seenOn.get() === bangkokDay(now)
}

function markPopupSeen(now: number): void {
  seenOn.set(bangkokDay(now))
}

/** Whether the first screen stands and the browser has found time for what can wait. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => whenSettled(() => setSettled(true)), [])
  return isSettled
}
