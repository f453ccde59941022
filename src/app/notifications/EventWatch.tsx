import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { useLead } from '#api/client/lead'
import { markRead, useUnread } from '#api/notifications/notifications'
import { openMessageSchema, toldTag } from '#pwa/tellMessages'
import { useTextsOf } from '../texts/scope'
import { usePush } from './usePush'
import { useTellUnseen } from './useTellUnseen'

interface Props {
  userId: string
}

/** What happened to the player's money: its number on the app's icon, and told by the system while nobody looks. */
export function EventWatch({ userId }: Props) {
  const hasTexts = useTextsOf('product')
  const leads = useLead('events')
  useOpening(userId)
  useOpenedBy(userId)
  return hasTexts && leads && <LeadingTab userId={userId} />
}

/** What one tab does for all. */
function LeadingTab({ userId }: Props) {
  const unread = useUnread(userId)
  useEffect(() => showBadge(unread), [unread])
  useTellUnseen(userId)
  usePush(userId)
  return null
}

/** Goes where a press on something that was told leads; with that it is read. */
function useOpening(userId: string): void {
  const navigate = useNavigate()
  const hear = useEffectEvent(({ data }: MessageEvent<unknown>) => {
    if (!v.is(openMessageSchema, data)) return
    markRead(userId, [data.tag])
    void navigate(data.path)
  })
  useEffect(() => {
    // Plain http has no workers.
    if (!('serviceWorker' in navigator)) return undefined
    const { serviceWorker } = navigator
    const listen = (event: MessageEvent<unknown>) => hear(event)
    serviceWorker.addEventListener('message', listen)
    return () => serviceWorker.removeEventListener('message', listen)
  }, [])
}

/** A window that was opened by such a press bears the event in its address: it is read, and the address is the page's own again. */
function useOpenedBy(userId: string): void {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const tag = toldTag(hash)
  const read = useEffectEvent((id: string) => {
    markRead(userId, [id])
    void navigate(pathname + search, { replace: true })
  })
  useEffect(() => {
    if (tag !== null) read(tag)
  }, [tag])
}

/** Puts a number on the icon of the installed app; zero takes it away. Browsers without such numbers show none. */
function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  shown.catch((cause: unknown) => console.warn('The icon shows no number', cause))
}
