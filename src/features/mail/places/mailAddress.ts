import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type MailPlace, mailPlaces } from '#contract/mail/mail'
import { memberPaths } from '#lib/paths/member'

export type GoTo = (changes: Partial<MailAddress>, options?: { replace?: boolean }) => void

/** The address as it is read, and the way to another one: what is not named stays. */
export function useMailAddress(): [MailAddress, GoTo] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const address = useMemo(() => readAddress(new URLSearchParams(search)), [search])
  const current = useRef(address)
  useEffect(() => {
    current.current = address
  }, [address])
  const goTo = useCallback<GoTo>(
    (changes, { replace = false } = {}) => {
      current.current = { ...current.current, ...changes }
      void navigate(
        { pathname: memberPaths.mail, search: writeAddress(current.current) },
        { replace },
      )
    },
    [navigate],
  )
  return [address, goTo]
}

/** What the page shows, all of it in its address. */
export interface MailAddress {
  place: MailPlace
  search: string
  /** The mail that is read. */
  mailId: string | null
  /** The draft that is being written. */
  draftId: string | null
}

/** Whatever the address says that is not known counts as not said. */
function readAddress(query: URLSearchParams): MailAddress {
  const place = query.get('place')
  return {
    place: mailPlaces.find((known) => known === place) ?? 'inbox',
    search: (query.get('q') ?? '').slice(0, 200),
    mailId: query.get('mail'),
    draftId: query.get('compose'),
  }
}

/** The query of an address, without what goes without saying. */
export function writeAddress({ place, search, mailId, draftId }: MailAddress): string {
  const query = new URLSearchParams()
  if (place !== 'inbox') query.set('place', place)
  if (search !== '') query.set('q', search)
  if (mailId !== null) query.set('mail', mailId)
  if (draftId !== null) query.set('compose', draftId)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
