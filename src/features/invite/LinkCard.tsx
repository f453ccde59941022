import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { appName } from '#lib/environment'
import { CopyButton } from '#ui/copy/CopyButton'
import { CopyOnHold } from '#ui/copy/CopyOnHold'
import { useText } from '#ui/intl/useText'
import { QrCode } from '#ui/money/QrCode'
import { SectionCard } from '#ui/page/SectionCard'
import { Note } from '#ui/state/Note'

interface LinkCardProps {
  userId: string
}

/** The link in three forms: share, copy, scan. Works offline. */
export function LinkCard({ userId }: LinkCardProps) {
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

/** Registration link that records this player as the inviter. Computed offline. */
export function inviteLink(origin: string, userId: string): string {
  return `${origin}/register?ref=${encodeURIComponent(userId)}`
}

interface ShareButtonProps {
  link: string
}

/** Opens the device's share sheet with the link; hidden if the browser has none. */
function ShareButton({ link }: ShareButtonProps) {
  const text = useText()
  const [failed, setFailed] = useState(false)
  const share: Navigator['share'] | undefined = Reflect.get(navigator, 'share')
  if (share === undefined) return null

  async function open(): Promise<void> {
    try {
      await navigator.share({ title: text('invite.link.shareTitle', { app: appName }), url: link })
      setFailed(false)
    } catch (cause) {
      // Closing the share sheet is not an error.
      setFailed(!(cause instanceof DOMException && cause.name === 'AbortError'))
    }
  }

  return (
    <>
      <Button variant="contained" onClick={() => void open()}>
        {text('invite.link.share')}
      </Button>
      {failed && <Note tone="warning">{text('invite.link.shareFailed')}</Note>}
    </>
  )
}
