import { useEffect, useState } from 'react'
import { useBlock, useProtection } from '#api/protection/limits'
import { useBannersQuery } from '#api/session/setting'
import { type ShownBanner, shownBanners } from '#api/session/shownBanners'
import { providerExt } from '#lib/environment'
import { isFirstVisit } from './firstVisit'
import { isPopupSeen, markPopupSeen } from './popupSeen'
import { useSettled } from './useSettled'

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
  const [now] = useState(() => Date.now())
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
