import { useLocation } from 'react-router-dom'
import { landingPath, plainPath } from '#lib/paths/entrance'
import { PopupBanner } from './parts'
import { useLazyDrawer } from './useLazyDrawer'

/** The operator's banner over the landing page. Apart, so that the other watches sleep while pages change. */
export function LandingPopup({ userId }: { userId: string }) {
  const { pathname } = useLocation()
  const { isLoaded } = useLazyDrawer(PopupBanner)
  return isLoaded && plainPath(pathname) === landingPath ? <PopupBanner userId={userId} /> : null
}
