import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { useIsLeader } from '#api/client/leaderElection'
import { markRead, useUnread } from '#api/notifications/notifications'
import { alertTag, openMessageSchema } from '#pwa/alertMessages'
import { showBadge } from './showAlert'
import { usePush } from './usePush'
import { useShowAlerts } from './useShowAlerts'

interface Props {
  userId: string
}

/**
 * Watches a player's events: shows their number on the app's icon, and alerts while no page of the app is
 * visible.
 */
export function EventWatch({ userId }: Props) {
  const isLeader = useIsLeader('events')
  return (
    <>
      <OpenedAlert userId={userId} />
      {isLeader && <LeadingTab userId={userId} />}
    </>
  )
}

/**
 * A separate component: it depends on the address, so the event watch does not render again when pages change.
 */
function OpenedAlert({ userId }: Props) {
  useOpening(userId)
  useOpenedBy(userId)
  return null
}

/** Tasks that one tab does for all tabs. */
function LeadingTab({ userId }: Props) {
  const unread = useUnread(userId)
  useEffect(() => showBadge(unread), [unread])
  useShowAlerts(userId)
  usePush(userId)
  return null
}

/** Opens the page of a pressed alert, and marks its event as read. */
function useOpening(userId: string): void {
  const navigate = useNavigate()
  const hear = useEffectEvent(({ data }: MessageEvent<unknown>) => {
    if (!v.is(openMessageSchema, data)) return
    markRead(userId, [data.tag])
    void navigate(data.path)
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

/**
 * Handles a window opened by a pressed alert, whose address contains the event: marks the event as read and
 * removes it from the address.
 */
function useOpenedBy(userId: string): void {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const tag = alertTag(hash)
  const read = useEffectEvent((id: string) => {
    markRead(userId, [id])
    void navigate(pathname + search, { replace: true })
  })
  useEffect(() => {
    if (tag !== null) read(tag)
  }, [tag])
}
