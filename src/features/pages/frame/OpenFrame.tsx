import type { ReactNode } from 'react'
import type { OpenGroup } from './openGroup'

interface OpenFrameProps {
  /** Every open page, for the list of them. */
  groups: readonly OpenGroup[]
  children: ReactNode
}

/** Around every open page: the way to all of them, language and mode. */
export function OpenFrame({ children }: OpenFrameProps) {
  return <main>{children}</main>
}
