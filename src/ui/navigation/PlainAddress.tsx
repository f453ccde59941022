import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'

/** Letters and digits encoded as `%77`, which mean the same in plain form. Other encoded characters may not. */
const encodedLetters = /%(?:3\d|[46][1-9a-f]|[57][\da])/gi

/**
 * Wraps a “not found” page. The route tables only contain plain letters, so an address with encoded letters is
 * tried again without the encoding.
 */
export function PlainAddress({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const plain = pathname.replace(encodedLetters, (letter) => decodeURIComponent(letter))
  return plain === pathname ? children : <Navigate to={plain + search + hash} replace />
}
