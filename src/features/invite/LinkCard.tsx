import { styled } from '@mui/material/styles'
import { CopyButton } from '#ui/copy/CopyButton'
import { CopyOnHold } from '#ui/copy/CopyOnHold'
import { useText } from '#ui/intl/useText'
import { QrCode } from '#ui/money/QrCode'
import { SectionCard } from '#ui/page/SectionCard'
import { ShareButton } from './ShareButton'

interface Props {
  userId: string
}

/** The link in three forms: to share, to copy, to scan. All of it works without a network. */
export function LinkCard({ userId }: Props) {
  const text = useText()
  const link = inviteLink(location.origin, userId)
  return (
    <SectionCard title={text('invite.link.title')}>
      <p>{text('invite.link.text')}</p>
      <Link dir="ltr">
        <CopyOnHold value={link}>{link}</CopyOnHold>
      </Link>
      <Buttons>
        <ShareButton link={link} />
        <CopyButton value={link} name={text('invite.link.label')} />
      </Buttons>
      <QrCode value={link} label={text('invite.link.qr')} size={220} />
    </SectionCard>
  )
}

const Link = styled('p')(({ theme }) => ({
  margin: '0 0 12px',
  padding: 12,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.action.hover,
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
}))

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 16,
  '& > button': { flex: '1 1 120px', maxWidth: 240, minHeight: 48 },
})

/** Where a friend registers so that they count as invited by this player. Needs no network to be known. */
export function inviteLink(origin: string, userId: string): string {
  return `${origin}/register?ref=${encodeURIComponent(userId)}`
}
