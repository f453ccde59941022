import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { LandingPopup } from './LandingPopup'
import { OrderOutcomes, PlayWatch } from './parts'
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
