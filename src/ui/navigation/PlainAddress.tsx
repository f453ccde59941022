import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'

/** Letters and digits written as `%77`: they mean the same plain; everything else may mean something of its own. */
const encodedLetters = /%(?:3\d|[46][1-9a-f]|[57][\da])/gi

/**
 * Around what says that there is no page at an address: the tables of paths know plain letters, so one with encoded
 * letters is tried once more without them.
 */
export function PlainAddress({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const plain = pathname.replace(encodedLetters, (letter) => decodeURIComponent(letter))
  return plain === pathname ? children : <Navigate to={plain + search + hash} replace />
}
