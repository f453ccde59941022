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
 * The first of the operator's popups, and whether it is open. It opens at most once a day, after the first
 * screen has settled, never on a device's first visit and never during a break from playing.
 */
export function usePopup(userId: string): Popup {
  const [now] = useState(() => clockNow())
  // Keep this order: the first visit must be recorded even if a popup was already seen today.
  const [isDue, setDue] = useState(() => !isFirstVisit(now) && !isPopupSeen(now))
  const isSettled = useSettled()
  const block = useBlock(userId, now)
  const protection = useProtection(userId)
  const { data } = useBannersQuery()
  const [banner] = shownBanners(data?.value ?? [], now, 'popup')
  // Show no advertising until it is known that the player is not on a break.
  const mayShow = block === null && (!providerExt || protection.answer !== undefined)
  const isOpen = isDue && isSettled && mayShow && banner !== undefined

  useEffect(() => {
    if (isOpen) markPopupSeen(now)
  }, [isOpen, now])

  return { banner, isOpen, close: () => setDue(false) }
}

/** When a player first logged in on this device. */
const firstVisit = sharedMoment('first-member-visit')

/** Marks the tab of the first login. */
const firstTab = storedText('first-member-tab', 'session')

/**
 * Whether this device is new to the member area: for one minute after its first login, and in that login's
 * tab while it is open. New players must not be greeted by an advertisement. The first call starts the
 * minute. Without storage, every visit counts as the first.
 */
function isFirstVisit(now: number): boolean {
  const since = firstVisit.get()
  if (since > 0) return firstTab.get() !== null || now - since < minuteMs
  firstVisit.set(now)
  firstTab.set('yes')
  return true
}

/** The Bangkok day on which a popup was last shown on this device. */
const seenOn = storedText('popup-seen')

function isPopupSeen(now: number): boolean {
  return seenOn.get() === bangkokDay(now)
}

function markPopupSeen(now: number): void {
  seenOn.set(bangkokDay(now))
}

/** Whether the first screen is rendered and the browser is idle. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => whenSettled(() => setSettled(true)), [])
  return isSettled
}
