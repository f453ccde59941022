import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useId, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { memberPaths } from '#lib/paths/member'
import { storedText, storedValue } from '#lib/storage/storedValue'
import { hourMs } from '#lib/time'
import { install } from '#pwa/install'
import { useText } from '#ui/intl/useText'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { openOffer } from '#ui/toast/openOffer'
import { onToastAction } from '#ui/toast/toastActions'
import { InstallSteps } from './InstallSteps'
import { useInstallWay } from './useInstallWay'
import { useManifestLanguage } from './useManifestLanguage'

const showNews = 'pwa/news'
const showWay = 'pwa/install'

const seenVersion = storedText('version-seen')
const readNumber = (stored: unknown) => (typeof stored === 'number' ? stored : null)
const visits = storedValue('visits', readNumber)
/** When the last visit was counted, in milliseconds since 1970. */
const countedAt = storedValue('visit-counted', readNumber)
/** Minimum time between two visits. A reload, or a game in its own tab, does not count as a new visit. */
const visitMs = 2 * hourMs
const offered = storedText('install-offered')
const mark = '1'

/**
 * Messages that the installed app shows automatically, once each: news after an update, otherwise the offer to
 * install the app, not before the second visit.
 */
export function AppOffers() {
  useManifestLanguage()
  const text = useText()
  const titleId = useId()
  const way = useInstallWay()
  const [open, setOpen] = useState<'news' | 'steps' | null>(null)

  useEffect(() => {
    const stops = [
      onToastAction(showNews, () => setOpen('news')),
      onToastAction(showWay, () => {
        if (way === 'manual') setOpen('steps')
        else install().catch((cause: unknown) => console.error('Installing failed', cause))
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [way])

  return (
    <>
      <Offer way={way} />
      <OverlayDialog
        open={open !== null}
        onClose={() => setOpen(null)}
        aria-labelledby={titleId}
        fullWidth
      >
        <DialogTitle id={titleId}>
          {text(open === 'steps' ? 'pwa.install' : 'account.install.news')}
        </DialogTitle>
        <DialogContent>{open === 'steps' ? <InstallSteps /> : <News />}</DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(null)}>{text('ui.close')}</Button>
        </DialogActions>
      </OverlayDialog>
    </>
  )
}

/** A separate component, so that the dialog does not render again when the address changes. */
function Offer({ way }: { way: ReturnType<typeof useInstallWay> }) {
  const text = useText()
  const dispatch = useDispatch()
  // A toast would cover the game's buttons, so the offer waits until the player leaves the game.
  const isPlaying = useLocation().pathname === memberPaths.play
  const [isUpdated] = useState(
    () => seenVersion.get() !== null && seenVersion.get() !== __APP_VERSION__,
  )

  useEffect(() => {
    if (isPlaying) return
    const offer = (...offered: Parameters<typeof openOffer>) => dispatch(openOffer(...offered))
    const visit = countVisit()
    if (isUpdated && seenVersion.get() !== __APP_VERSION__) {
      offer(text('account.install.updated'), text('account.install.news'), showNews)
    } else if (!isUpdated && way !== 'none' && visit > 1 && offered.get() === null) {
      offered.set(mark)
      const label = text(way === 'manual' ? 'account.install.how' : 'account.install.app')
      offer(text('account.install.offer'), label, showWay)
    }
    seenVersion.set(__APP_VERSION__)
  }, [isUpdated, way, isPlaying, text, dispatch])

  return null
}

/** Changes of this version that a player notices. */
function News() {
  const text = useText()
  return (
    <ul>
      <li>{text('account.install.newsLogout')}</li>
      <li>{text('account.install.newsSearch')}</li>
    </ul>
  )
}

/**
 * Counts the visit if it is a new one.
 *
 * @returns the number of visits in this browser
 */
function countVisit(): number {
  const since = Date.now() - (countedAt.get() ?? Number.NEGATIVE_INFINITY)
  // If the clock was set back, the elapsed time is unknown.
  if (since >= visitMs || since < 0) {
    countedAt.set(Date.now())
    visits.update((count) => (count ?? 0) + 1)
  }
  return visits.get() ?? 1
}
