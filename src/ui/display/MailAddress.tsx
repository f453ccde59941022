import Link from '@mui/material/Link'
import { Fragment } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { mailPath } from '#lib/text/email'

/** A mail address, which leads to a new mail in the app; what is none is shown as it is. */
export function MailAddress({ children }: { children: string }) {
  const to = mailPath(children)
  const text = <AddressText>{children}</AddressText>
  return (
    <bdi>
      {to === null ? (
        text
      ) : (
        <Link component={RouterLink} to={to}>
          {text}
        </Link>
      )}
    </bdi>
  )
}

/** A mail address that breaks at its joints, where it has to, rather than before its last letter. */
export function AddressText({ children }: { children: string }) {
  // What the pattern holds stands at the odd places.
  return children.split(/([@.])/).map((part, place) => (
    <Fragment key={place}>
      {part}
      {place % 2 === 1 && <wbr />}
    </Fragment>
  ))
}
