import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { ChatUser } from '#contract/chat/chat'
import { phoneLink } from '#lib/text/phoneNumber'
import { type Description, DescriptionList } from '#ui/display/DataText'
import { MailAddress } from '#ui/display/MailAddress'
import { PersonHead } from '#ui/display/PersonHead'
import { CloseIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { statusNames } from '../users/statusNames'
import { UserFace } from '../users/UserFace'

interface UserDetailsProps {
  user: ChatUser
  onClose: () => void
}

/** Id of the heading that labels the pane. */
export const detailsTitleId = 'chat-details-title'

/** All details of the person. */
export function UserDetails({ user, onClose }: UserDetailsProps) {
  const text = useText()
  const { name, role, company, status, location, birthdayText } = user
  const items: Description[] = [
    { label: text('chat.workMail'), value: mailAddress(user.work_email) },
    { label: text('chat.personalMail'), value: mailAddress(user.personal_email) },
    { label: text('chat.workPhone'), value: linked(user.work_phone, phoneLink(user.work_phone)) },
    {
      label: text('chat.personalPhone'),
      value: linked(user.personal_phone, phoneLink(user.personal_phone)),
    },
    { label: text('chat.location'), value: location },
    { label: text('chat.birthday'), value: birthdayText },
  ].filter(({ value }) => value !== '')
  return (
    <>
      <Head>
        <IconButton aria-label={text('ui.close')} onClick={onClose}>
          <CloseIcon size={20} />
        </IconButton>
      </Head>
      <PersonHead
        name={name}
        titleId={detailsTitleId}
        face={<UserFace user={user} size={88} />}
        lines={[[role, company].filter(Boolean).join(' · '), status]}
      >
        <span>{text(statusNames[user.online_status])}</span>
      </PersonHead>
      <Rest>
        <DescriptionList items={items} />
      </Rest>
    </>
  )
}

const mailAddress = (address: string) =>
  address === '' ? '' : <MailAddress>{address}</MailAddress>

function linked(text: string, href: string | null) {
  return href === null ? text : <Link href={href}>{text}</Link>
}

const Head = styled('div')({ display: 'flex', justifyContent: 'flex-end', padding: '8px 8px 0' })

const Rest = styled('div')(({ theme }) => ({
  padding: 20,
  borderTop: `1px solid ${theme.palette.divider}`,
}))
