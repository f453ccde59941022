import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { selectSessionStatus } from '#api/session/session'
import { memberPaths } from '#lib/paths/member'
import { openPaths } from '#lib/paths/open'
import { ButtonLink } from '#ui/form/BusyButton'
import { MailOpenIcon } from '#ui/icons/mail'
import { useText } from '#ui/intl/useText'
import { authenticationPath, type FormProps } from '../authentication'
import { FormLinks } from '../fields/FormLinks'
import { Lead } from '../fields/Lead'

/**
 * Shows where to look for the mail; this page has no form. Members get a link to the mail app, guests a link
 * to the home page.
 */
export function CheckMail({ variant }: FormProps) {
  const text = useText()
  const isMember = useSelector(selectSessionStatus) === 'in'
  const email = readMailedTo(useLocation().state)
  return (
    <>
      <Picture>
        <MailOpenIcon size={56} />
      </Picture>
      <Lead>
        {email === null ? text('pages.checkMail.lead') : text('pages.checkMail.leadTo', { email })}
      </Lead>
      <Lead>{text('pages.checkMail.hint')}</Lead>
      <ButtonLink
        to={isMember ? memberPaths.mail : openPaths.landing}
        variant="contained"
        size="large"
        fullWidth
      >
        {text(isMember ? 'pages.checkMail.openMail' : 'error.toHome')}
      </ButtonLink>
      <FormLinks
        links={[
          {
            to: authenticationPath('forgotPassword', variant),
            label: text('pages.checkMail.again'),
          },
          { to: authenticationPath('resetPassword', variant), label: text('pages.checkMail.next') },
        ]}
      />
    </>
  )
}

const Picture = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  marginBottom: 8,
  color: theme.palette.primary.readable,
}))

/** History state from “forgot password” to “check your mail”. */
interface MailedTo {
  readonly mailedTo: string
}

export function mailedTo(email: string): MailedTo {
  return { mailedTo: email }
}

/** The address in the history state; null if the page was reached in another way. */
function readMailedTo(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('mailedTo' in state)) return null
  return typeof state.mailedTo === 'string' ? state.mailedTo : null
}
