import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { memberPaths } from '#lib/paths/member'
import { type MailAddress, readAddress, writeAddress } from './mailAddress'

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
