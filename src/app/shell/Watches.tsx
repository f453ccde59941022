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
  OrderOutcomes,
  PlayWatch,
  PopupBanner,
  PrintPage,
  Reminders,
  StartupSnapshot,
} from './lazyDrawers'
import { WhenLoaded } from './WhenLoaded'

/** What stands over the pages by itself; its code comes when the page stands. */
export function Watches() {
  const player = useSelector(selectPlayer)
  if (player === null) return null
  const userId = player.id
  return (
    <>
      <WhenLoaded part={AppOffers}>
        <AppOffers />
      </WhenLoaded>
      <WhenLoaded part={StartupSnapshot}>
        <StartupSnapshot player={player} />
      </WhenLoaded>
      <WhenLoaded part={PlayWatch}>
        <PlayWatch key={userId} userId={userId} />
      </WhenLoaded>
      <WhenLoaded part={OrderOutcomes}>
        <OrderOutcomes userId={userId} />
      </WhenLoaded>
      <WhenLoaded part={EventWatch}>
        <EventWatch userId={userId} />
      </WhenLoaded>
      <WhenLoaded part={PrintPage}>
        <PrintPage />
      </WhenLoaded>
      <EventReminders />
      <WhenLoaded part={PopupBanner}>
        <LandingPopup userId={userId} />
      </WhenLoaded>
    </>
  )
}

/** The operator's banner over the landing page. Apart, so that the other watches sleep while pages change. */
function LandingPopup({ userId }: { userId: string }) {
  const { pathname } = useLocation()
  return plainPath(pathname) === landingPath ? <PopupBanner userId={userId} /> : null
}

/** Nothing of the calendar is loaded where no event has had a reminder. */
function EventReminders() {
  const isWanted = useSyncExternalStore(reminderBook.subscribe, reminderBook.get) !== null
  return (
    isWanted && (
      <WhenLoaded part={Reminders}>
        <WordedReminders />
      </WhenLoaded>
    )
  )
}

function WordedReminders() {
  return useTextsOf('demo') && <Reminders />
}
