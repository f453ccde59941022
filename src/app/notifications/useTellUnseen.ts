import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '#api/client/api'
import { hearChanges } from '#api/client/tabs'
import { knownEvents, lookAt } from '#api/notifications/freshEvents'
import { inboxTag, useInbox } from '#api/notifications/notifications'
import { isTold, useTelling } from '#api/notifications/wanted'
import type { Notification } from '#contract/notifications/notification'
import { placeOf } from '#contract/notifications/place'
import { useStoredLock } from '#features/appLock/storedLock'
import { useBalanceHidden } from '#features/dashboard/balance/hiddenBalance'
import { isOnline } from '#lib/online'
import { isSeen, repeatWhileUnseen } from '#lib/storage/seen'
import type { TellMessage } from '#pwa/tellMessages'
import { useFormat } from '#ui/intl/useFormat'
import { useLocale } from '#ui/intl/useLocale'
import { useText } from '#ui/intl/useText'

/** How often the provider is asked while nobody looks. Milliseconds. */
const askEveryMs = 30_000

/** Has the system tell what happens while no page of the player is looked at, if they want that. */
export function useTellUnseen(userId: string): void {
  const { told } = useTelling(userId)
  const dispatch = useDispatch()
  const events = useInbox(userId).answer?.value
  const messageOf = useMessageOf(userId)
  const isWanted = told.length > 0

  const ask = useEffectEvent(() => {
    if (!isSeen() && isOnline()) dispatch(api.util.invalidateTags([inboxTag]))
  })
  useEffect(() => {
    if (!isWanted) return undefined
    const stops = [repeatWhileUnseen(() => ask(), askEveryMs), hearChanges(() => ask())]
    return () => {
      for (const stop of stops) stop()
    }
  }, [isWanted])

  const look = useEffectEvent((all: readonly Notification[]) => {
    const stored = knownEvents(userId)
    const { fresh, known } = lookAt(stored.get(), all)
    if (known !== stored.get()) stored.set(known)
    if (isSeen()) return
    for (const event of fresh) if (isTold(told, event.kind)) void tell(messageOf(event))
  })
  useEffect(() => {
    if (events) look(events)
  }, [events])
}

function useMessageOf(userId: string): (event: Notification) => TellMessage {
  const text = useText()
  const format = useFormat()
  const lang = useLocale()
  // What is kept from a glance in the app is not laid over the device's lock screen.
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

async function tell(message: TellMessage): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  if (registration?.active) registration.active.postMessage(message)
  else console.warn('No worker is there that could tell', message.tag)
}
