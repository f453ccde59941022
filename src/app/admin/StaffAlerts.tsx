import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { useIsLeader } from '#api/client/leaderElection'
import { onRemoteInvalidation } from '#api/client/refetch'
import type { Counters } from '#contract/admin/account'
import { playRowSound, useAlertChoices, wakeRowSound } from '#features/admin/alerts/alertChoices'
import { knownRowsOf, lookAtRows, type Queue, waitingFor } from '#features/admin/alerts/newRows'
import { useMay, useStaffSession } from '#features/admin/api/adminSession'
import { useCountersQuery } from '#features/admin/api/sessionCalls'
import { isOnline, isPageVisible, repeatWhileHidden } from '#lib/device/presence'
import { adminPaths } from '#lib/paths/admin'
import { openMessageSchema } from '#pwa/alertMessages'
import { useLocale, useText } from '#ui/intl/useText'
import { titleCount } from '#ui/page/Page'
import { showAlert, showBadge } from '../notifications/showAlert'

/** Announces rows that wait for the logged-in staff member: in the title, on the icon, by sound and alert. */
export function StaffAlerts() {
  const session = useStaffSession()
  const isReady = session && !session.mustChangePassword && !session.mustEnrol
  return isReady ? <Announcements key={session.adminID} adminID={session.adminID} /> : null
}

function Announcements({ adminID }: { adminID: string }) {
  const may = useMay()
  const { data, refetch } = useCountersQuery()
  const counters = data?.value
  const count = counters ? waitingFor(counters, may) : 0
  useEffect(() => titleCount.set(count), [count])
  useEffect(() => () => titleCount.set(0), [])
  useAskingWhileHidden(() => void refetch())
  useOpening()
  const isLeader = useIsLeader('staff alerts')
  return isLeader && counters ? (
    <LeadingWindow adminID={adminID} counters={counters} count={count} />
  ) : null
}

/** Milliseconds between two requests while the window is hidden. */
const askEveryMs = 30_000

/** A hidden window is not refreshed otherwise. */
function useAskingWhileHidden(refetch: () => void): void {
  const ask = useEffectEvent(() => {
    if (!isPageVisible() && isOnline()) refetch()
  })
  useEffect(() => {
    const stops = [repeatWhileHidden(() => ask(), askEveryMs), onRemoteInvalidation(() => ask())]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}

/** Opens the queue of a pressed alert. */
function useOpening(): void {
  const navigate = useNavigate()
  const hear = useEffectEvent(({ data }: MessageEvent<unknown>) => {
    if (v.is(openMessageSchema, data)) void navigate(data.path)
  })
  useEffect(() => {
    // There are no service workers on plain http.
    if (!('serviceWorker' in navigator)) return undefined
    const { serviceWorker } = navigator
    const listen = (event: MessageEvent<unknown>) => hear(event)
    serviceWorker.addEventListener('message', listen)
    return () => serviceWorker.removeEventListener('message', listen)
  }, [])
}

interface LeadingWindowProps {
  adminID: string
  counters: Counters
  count: number
}

/** What one window does for all windows of the device. */
function LeadingWindow({ adminID, counters, count }: LeadingWindowProps) {
  const may = useMay()
  const messageOf = useMessageOf()
  const { hasNotification } = useAlertChoices()
  useEffect(() => showBadge(count), [count])
  useEffect(() => () => showBadge(0), [])
  useEffect(() => {
    document.addEventListener('pointerup', wakeRowSound, { once: true })
    return () => document.removeEventListener('pointerup', wakeRowSound)
  }, [])

  const look = useEffectEvent((current: Counters) => {
    const stored = knownRowsOf(adminID)
    const { fresh, known } = lookAtRows(stored.get(), current, may)
    stored.set(known)
    if (fresh.length > 0) playRowSound()
    if (isPageVisible() || !hasNotification) return
    for (const queue of fresh) void showAlert(messageOf(queue, current[queue]))
  })
  useEffect(() => look(counters), [counters])
  return null
}

function useMessageOf() {
  const text = useText()
  const lang = useLocale()
  return (queue: Queue, count: number) => ({
    type: 'tell' as const,
    title: text('admin.alerts.new', { queue: text(`admin.menu.${queue}`) }),
    body: text('admin.alerts.waiting', { count }),
    // A later alert of the same queue replaces this one.
    tag: `staff:${queue}`,
    lang,
    path: adminPaths[queue],
  })
}
