import { useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { selectPlayer } from '#api/session/session'
import { reminderBook } from '#features/calendar/reminder/reminderBook'
import { landingPath, plainPath } from '#lib/paths/entrance'
import { useTextsOf } from '../texts/scope'
import {
  AppOffers,
  EventWatch,
  LastLook,
  OrderOutcomes,
  PlayWatch,
  PopupBanner,
  Reminders,
} from './lazyDrawers'
import { useLazyDrawer } from './useLazyDrawer'

/** What stands over the pages by itself; its code comes when the page stands. */
export function Watches() {
  const player = useSelector(selectPlayer)
  const offers = useLazyDrawer(AppOffers)
  const look = useLazyDrawer(LastLook)
  const play = useLazyDrawer(PlayWatch)
  const outcomes = useLazyDrawer(OrderOutcomes)
  const events = useLazyDrawer(EventWatch)
  if (player === null) return null
  const userId = player.id
  return (
    <>
      {offers.isLoaded && <AppOffers />}
      {look.isLoaded && <LastLook player={player} />}
      {play.isLoaded && <PlayWatch key={userId} userId={userId} />}
      {outcomes.isLoaded && <OrderOutcomes userId={userId} />}
      {events.isLoaded && <EventWatch userId={userId} />}
      <EventReminders />
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

/** Nothing of the calendar is loaded where no event has had a reminder. */
function EventReminders() {
  const isWanted = useSyncExternalStore(reminderBook.subscribe, reminderBook.get) !== null
  return isWanted && <LoadedReminders />
}

function LoadedReminders() {
  const { isLoaded } = useLazyDrawer(Reminders)
  return isLoaded && <WordedReminders />
}

function WordedReminders() {
  return useTextsOf('demo') && <Reminders />
}
