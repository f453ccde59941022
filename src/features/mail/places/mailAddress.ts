import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import * as v from 'valibot'
import {
  labelId,
  longestSearch,
  type MailFolder,
  type MailPlace,
  type MailQuery,
  mailFolders,
  mailPlaces,
  scopeAsked,
} from '#contract/mail/mail'
import { memberPaths } from '#lib/paths/member'
import { cut } from '#lib/text/graphemes'

export type GoTo = (changes: Partial<MailAddress>, options?: { replace?: boolean }) => void

/** The address as it is read. */
export function useMailAddress(): MailAddress {
  const { search } = useLocation()
  return useMemo(() => readAddress(new URLSearchParams(search)), [search])
}

/** The address, the way to another one (what is not named stays), and that from the open mail to the list. */
export function useMailNavigation(): [MailAddress, GoTo, () => void] {
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const isWayBack = useNavigationType() === NavigationType.Pop
  const named = useMailAddress()
  const [shown, setShown] = useState({ key, draftId: named.draftId })
  // What is written beside the mails stays as it is when they go back: closed, it is not opened by an entry of before.
  if (key !== shown.key) setShown({ key, draftId: isWayBack ? shown.draftId : named.draftId })
  const address = useMemo(
    () =>
      named.draftId === shown.draftId ? named : { ...named, draftId: shown.draftId, writeTo: null },
    [named, shown.draftId],
  )
  const current = useRef(address)
  /** What stands with the entry in the history. */
  const kept = useRef<unknown>(state)
  useEffect(() => {
    current.current = address
    kept.current = state
  }, [address, state])
  const goTo = useCallback<GoTo>(
    (changes, { replace = false } = {}) => {
      current.current = { ...current.current, ...changes }
      void navigate(
        { pathname: memberPaths.mail, search: writeAddress(current.current) },
        { replace, state: replace ? kept.current : undefined },
      )
    },
    [navigate],
  )
  useEffect(() => {
    if (address !== named) goTo({}, { replace: true })
  }, [address, named, goTo])
  const closeMail = useCallback(() => {
    // Opened from this list, the way back is that list: the browser's Back then leads on from there.
    if (Object(kept.current).list === listOf(current.current)) void navigate(-1)
    else goTo({ mailId: null }, { replace: true })
  }, [navigate, goTo])
  return [address, goTo, closeMail]
}

/** What an entry of the history keeps of the list from which a mail was opened; nothing for one opened beside another. */
export const keptOfList = (address: MailAddress) =>
  address.mailId === null ? { list: listOf(address) } : undefined

const listOf = (address: MailAddress) =>
  writeAddress({ ...address, mailId: null, draftId: null, writeTo: null })

/** What the page shows, all of it in its address. */
export interface MailAddress {
  place: MailPlace
  /** The label whose mails are listed, in the place of `place`. */
  label: string | null
  search: string
  /** Whether the search looks in the place alone. */
  isHere: boolean
  /** The mail that is read. */
  mailId: string | null
  /** The draft that is being written. */
  draftId: string | null
  /** Whom a new draft is for: what a link to an address names. */
  writeTo: string | null
}

/** What the list asks for. */
export function questionOf({ place, label, search, isHere }: MailAddress): MailQuery {
  if (search !== '' && !isHere) return { place: 'anywhere', search }
  return label === null ? { place, search } : { place: 'all', label, search }
}

/** The one folder whose mails are listed; null where they may be of several. */
export function folderListed(address: MailAddress): MailFolder | null {
  const scope = scopeAsked(questionOf(address))
  return mailFolders.find((known) => known === scope) ?? null
}

/** Whatever the address says that is not known counts as not said. */
function readAddress(query: URLSearchParams): MailAddress {
  const place = query.get('place')
  const label = query.get('label')
  return {
    place: mailPlaces.find((known) => known === place) ?? 'inbox',
    label: v.is(labelId, label) ? label : null,
    search: cut(query.get('q') ?? '', longestSearch),
    isHere: query.get('in') === 'here',
    mailId: query.get('mail'),
    draftId: query.get('compose'),
    writeTo: query.get('to'),
  }
}

/** The query of an address, without what goes without saying. */
export function writeAddress(address: MailAddress): string {
  const { place, label, search, isHere, mailId, draftId, writeTo } = address
  const query = new URLSearchParams()
  if (label !== null) query.set('label', label)
  else if (place !== 'inbox') query.set('place', place)
  if (search !== '') query.set('q', search)
  if (search !== '' && isHere) query.set('in', 'here')
  if (mailId !== null) query.set('mail', mailId)
  if (draftId !== null) query.set('compose', draftId)
  if (writeTo !== null) query.set('to', writeTo)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
