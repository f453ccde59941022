import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { selectPlayer } from '../../../api/session'
import { landingPath, plainPath } from '../../paths'
import { PlayWatch, PopupBanner } from './parts'
import { usePart } from './usePart'

/** What stands over the pages by itself; its code comes when the page stands. */
export function Watches() {
  const userId = useSelector(selectPlayer)?.id
  const { pathname } = useLocation()
  const play = usePart(PlayWatch)
  const popup = usePart(PopupBanner)
  if (userId === undefined) return null
  return (
    <>
      {play.isLoaded && <PlayWatch key={userId} userId={userId} />}
      {popup.isLoaded && plainPath(pathname) === landingPath && <PopupBanner userId={userId} />}
    </>
  )
}
