import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { mailPath } from '#lib/contactLinks'

/** A mail address, which leads to a new mail in the app; what is none is shown as it is. */
export function MailAddress({ children }: { children: string }) {
  const to = mailPath(children)
  return (
    <bdi>
      {to === null ? (
        children
      ) : (
        <Link component={RouterLink} to={to}>
          {children}
        </Link>
      )}
    </bdi>
  )
}
