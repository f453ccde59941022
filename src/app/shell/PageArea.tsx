import { useLocation } from 'react-router-dom'
import { RouteErrorBoundary } from '../errors/RouteErrorBoundary'
import { MemberPages } from '../routes/memberPages'

/** The page of the path; its failure leaves the frame standing. */
export function PageArea() {
  const { pathname } = useLocation()
  return (
    <RouteErrorBoundary resetKey={pathname}>
      <MemberPages />
    </RouteErrorBoundary>
  )
}
