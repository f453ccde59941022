import { styled } from '@mui/material/styles'
import { phoneLink } from '#lib/text/phoneNumber'
import { touchMedia, touchTarget } from '#ui/appearance/sizes'
import { MailAddress } from '#ui/display/MailAddress'
import { PhoneIcon, PinIcon } from '#ui/icons/actions'
import { MailIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/Page'

interface ContactLinesProps {
  mail: string
  phone: string
  place: string
}

/** Contact data, one item per line. */
export function ContactLines({ mail, phone, place }: ContactLinesProps) {
  const text = useText()
  return (
    <Lines>
      <div>
        <dt>
          <MailIcon size={18} />
          <VisuallyHidden>{text('users.mail')}</VisuallyHidden>
        </dt>
        <dd>
          <MailAddress>{mail}</MailAddress>
        </dd>
      </div>
      <div>
        <dt>
          <PhoneIcon size={18} />
          <VisuallyHidden>{text('users.phone')}</VisuallyHidden>
        </dt>
        <dd>
          <Linked href={phoneLink(phone)}>{phone}</Linked>
        </dd>
      </div>
      <div>
        <dt>
          <PinIcon size={18} />
          <VisuallyHidden>{text('users.place')}</VisuallyHidden>
        </dt>
        <dd>
          <bdi lang="en">{place}</bdi>
        </dd>
      </div>
    </Lines>
  )
}

function Linked({ href, children }: { href: string | null; children: string }) {
  const value = <bdi>{children}</bdi>
  return href === null ? value : <a href={href}>{value}</a>
}

const Lines = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: 4,
  '& > div': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 24 },
  dt: { display: 'flex', color: theme.palette.text.secondary },
  dd: { minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
  a: { color: theme.palette.text.primary, textDecorationColor: theme.palette.text.secondary },
  // Each as large as a touch target, so that no gaps are needed.
  [touchMedia]: {
    gap: 0,
    dd: { flex: 1 },
    // Inline, so that an LTR address is beside its icon in RTL pages.
    a: { display: 'inline-flex', alignItems: 'center', minHeight: touchTarget },
  },
}))
