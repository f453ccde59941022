import Link from '@mui/material/Link'
import { Fragment } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { mailPath } from '#lib/text/email'

/** A mail address that links to a new mail in the app; an invalid one is shown as plain text. */
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

/** A mail address that breaks after “@” and “.” if needed, instead of before its last letter. */
export function AddressText({ children }: { children: string }) {
  // `split` puts the matches of the pattern at the odd indices.
  return children.split(/([@.])/).map((part, place) => (
    <Fragment key={place}>
      {part}
      {place % 2 === 1 && <wbr />}
    </Fragment>
  ))
}
