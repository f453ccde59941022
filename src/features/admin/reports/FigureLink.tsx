import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** A figure that opens its rows; plain if there are none to open. */
export function FigureLink({ to, children }: { to: string | null; children: ReactNode }) {
  return to === null ? children : <Link to={to}>{children}</Link>
}
