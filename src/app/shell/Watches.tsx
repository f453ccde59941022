import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { selectPlayer } from '#api/session/session'
import { landingPath, plainPath } from '#lib/paths/entrance'
import { OrderOutcomes, PlayWatch, PopupBanner } from './lazyDrawers'
import { useLazyDrawer } from './useLazyDrawer'

/** What stands over the pages by itself; its code comes when the page stands. */
export function Watches() {
  const userId = useSelector(selectPlayer)?.id
  const play = useLazyDrawer(PlayWatch)
  const outcomes = useLazyDrawer(OrderOutcomes)
  if (userId === undefined) return null
  return (
    <>
      {play.isLoaded && <PlayWatch key={userId} userId={userId} />}
      {outcomes.isLoaded && <OrderOutcomes userId={userId} />}
      <LandingPopup userId={userId} />
    </>
  )
}

/** The operator's banner over the landing page. Apart, so that the other watches sleep while pages change. */
function LandingPopup({ userId }: { userId: string }) {
  const { pathname } = useLocation()
  const { isLoaded } = useLazyDrawer(PopupBanner)
  return isLoaded && plainPath(pathname) === landingPath ? <PopupBanner userId={userId} /> : null
}
