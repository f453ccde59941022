import { useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { selectPlayer } from '#api/session/session'
import { PlayWatch } from '#features/account/reality/PlayWatch'
import { RulesWatch } from '#features/account/rules/RulesWatch'
import { reminderBook } from '#features/calendar/reminder/reminderBook'
import { PopupBanner } from '#features/dashboard/banners/PopupBanner'
import { landingPath, plainPath } from '#lib/paths/publicPaths'
import { demoTexts } from '#locales/productTexts'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { PrintPage } from '#ui/print/PrintPage'
import { useRecentVisit } from '../menu/recentSections'
import { EventWatch } from '../notifications/EventWatch'
import { AppOffers } from '../pwa/AppOffers'
import { WhenLoaded } from '../shell/lazyParts'
import { StartupSnapshot } from '../startupSnapshot/StartupSnapshot'
import { PaymentOutcomes } from './PaymentOutcomes'

const Reminders = lazyWithPreload(() =>
  import('#features/calendar/reminder/Reminders').then((module) => module.Reminders),
)

/** Background tasks of every page, and the dialogs they open automatically. */
export function BackgroundTasks() {
  const player = useSelector(selectPlayer)
  if (player === null) return null
  const userId = player.id
  return (
    <>
      <AppOffers />
      <StartupSnapshot player={player} />
      <PlayWatch key={userId} userId={userId} />
      <RulesWatch key={`rules ${userId}`} userId={userId} />
      <PaymentOutcomes userId={userId} />
      <EventWatch userId={userId} />
      <PrintPage />
      <EventReminders />
      <LandingPopup userId={userId} />
      <RecentVisit userId={userId} />
    </>
  )
}

/** Remembers the section on screen for the menu. */
function RecentVisit({ userId }: { userId: string }) {
  useRecentVisit(userId)
  return null
}

/**
 * Shows the banner over the landing page. A separate component, so that the others do not render again when the
 * page changes.
 */
function LandingPopup({ userId }: { userId: string }) {
  const { pathname } = useLocation()
  return plainPath(pathname) === landingPath ? <PopupBanner userId={userId} /> : null
}

/** Loads no calendar code while no event has a reminder. */
function EventReminders() {
  const isWanted = useSyncExternalStore(reminderBook.subscribe, reminderBook.get) !== null
  return (
    isWanted && (
      <WhenLoaded part={Reminders} texts={demoTexts}>
        <Reminders />
      </WhenLoaded>
    )
  )
}
