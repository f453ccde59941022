import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '#api/client/api'
import { onRemoteInvalidation } from '#api/client/refetch'
import { isAlert, useAlerts } from '#api/notifications/alerts'
import { knownEvents, lookAt } from '#api/notifications/freshEvents'
import { inboxTag, useInbox } from '#api/notifications/notifications'
import type { Notification } from '#contract/notifications/notification'
import { placeOf } from '#contract/notifications/place'
import { useStoredLock } from '#features/appLock/storedLock'
import { useBalanceHidden } from '#features/dashboard/balance/hiddenBalance'
import { isOnline, isPageVisible, repeatWhileHidden } from '#lib/device/presence'
import type { AlertMessage } from '#pwa/alertMessages'
import { useFormat } from '#ui/intl/useFormat'
import { useLocale, useText } from '#ui/intl/useText'
import { showAlert } from './showAlert'

/** Milliseconds between two requests to the provider while no page is visible. */
const askEveryMs = 30_000

/** Shows new events as alerts while no page of the player is visible, if the player has turned alerts on. */
export function useShowAlerts(userId: string): void {
  const { groups } = useAlerts(userId)
  const dispatch = useDispatch()
  const events = useInbox(userId).answer?.value
  const messageOf = useMessageOf(userId)
  const isWanted = groups.length > 0

  const ask = useEffectEvent(() => {
    if (!isPageVisible() && isOnline()) dispatch(api.util.invalidateTags([inboxTag]))
  })
  useEffect(() => {
    if (!isWanted) return undefined
    const stops = [repeatWhileHidden(() => ask(), askEveryMs), onRemoteInvalidation(() => ask())]
    return () => {
      for (const stop of stops) stop()
    }
  }, [isWanted])

  const look = useEffectEvent((all: readonly Notification[]) => {
    const stored = knownEvents(userId)
    const { fresh, known } = lookAt(stored.get(), all)
    if (known !== stored.get()) stored.set(known)
    if (isPageVisible()) return
    for (const event of fresh) if (isAlert(groups, event.kind)) void showAlert(messageOf(event))
  })
  useEffect(() => {
    if (events) look(events)
  }, [events])
}

function useMessageOf(userId: string): (event: Notification) => AlertMessage {
  const text = useText()
  const format = useFormat()
  const lang = useLocale()
  // An amount that is hidden in the app must not appear on the device's lock screen.
  const hasLock = useStoredLock(userId) !== null
  const isHidden = useBalanceHidden() || hasLock
  return (event) => ({
    type: 'tell',
    title: text(`notifications.kind.${event.kind}`),
    body: event.amount === null || isHidden ? '' : format.money(event.amount),
    tag: event.notificationId,
    lang,
    path: placeOf(event),
  })
}
