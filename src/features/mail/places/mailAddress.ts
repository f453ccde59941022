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

/** The parsed address of the page. */
export function useMailAddress(): MailAddress {
  const { search } = useLocation()
  return useMemo(() => readAddress(new URLSearchParams(search)), [search])
}

/**
 * The address, a function that changes parts of it, and a function that goes from the open mail to the list.
 */
export function useMailNavigation(): [MailAddress, GoTo, () => void] {
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const isWayBack = useNavigationType() === NavigationType.Pop
  const named = useMailAddress()
  const [shown, setShown] = useState({ key, draftId: named.draftId })
  // Back and forward keep the current draft: a closed draft must not reopen from an older history entry.
  if (key !== shown.key) setShown({ key, draftId: isWayBack ? shown.draftId : named.draftId })
  const address = useMemo(
    () =>
      named.draftId === shown.draftId ? named : { ...named, draftId: shown.draftId, writeTo: null },
    [named, shown.draftId],
  )
  const current = useRef(address)
  /** The state of the current history entry. */
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
    // If the mail was opened from this list, go back in history, so that the browser's Back button continues
    // from there.
    if (Object(kept.current).list === listOf(current.current)) void navigate(-1)
    else goTo({ mailId: null }, { replace: true })
  }, [navigate, goTo])
  return [address, goTo, closeMail]
}

/**
 * History state that identifies the list from which a mail was opened; undefined if it was opened beside
 * another mail.
 */
export const keptOfList = (address: MailAddress) =>
  address.mailId === null ? { list: listOf(address) } : undefined

const listOf = (address: MailAddress) =>
  writeAddress({ ...address, mailId: null, draftId: null, writeTo: null })

/** State of the page, stored entirely in its address. */
export interface MailAddress {
  place: MailPlace
  /** The label whose mails are listed instead of `place`. */
  label: string | null
  search: string
  /** Whether the search covers only the current folder or label. */
  isHere: boolean
  /** The open mail. */
  mailId: string | null
  /** The draft being written. */
  draftId: string | null
  /** Recipient of a new draft, from a link to an address. */
  writeTo: string | null
}

/** @returns the query of the list */
export function questionOf({ place, label, search, isHere }: MailAddress): MailQuery {
  if (search !== '' && !isHere) return { place: 'anywhere', search }
  return label === null ? { place, search } : { place: 'all', label, search }
}

/** The one folder whose mails are listed; null if they may be in several folders. */
export function folderListed(address: MailAddress): MailFolder | null {
  const scope = scopeAsked(questionOf(address))
  return mailFolders.find((known) => known === scope) ?? null
}

/** Parses the address. Unknown values are ignored. */
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

/** @returns the query string of an address, without default values */
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
