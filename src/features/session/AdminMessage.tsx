import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#ui/intl/useText'
import { useSite } from './useSite'

interface AdminMessageProps {
  username: string
}

/** Message that asks the admin for a new password, ready to be copied, with the addresses to send it to. */
export function AdminMessage({ username }: AdminMessageProps) {
  const text = useText()
  const site = useSite()
  const message = text('session.forgot.message', { username })
  const box = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState<string | null>(null)

  useEffect(() => box.current?.focus(), [])

  async function copy(): Promise<void> {
    box.current?.select()
    try {
      await navigator.clipboard.writeText(message)
      setCopied(message)
    } catch {
      // No clipboard permission: the text is selected, so that the user can copy it.
    }
  }

  return (
    <Section>
      <Message
        ref={box}
        readOnly
        rows={3}
        aria-label={text('session.forgot.messageLabel')}
        value={message}
      />
      <Ways>
        <Button variant="outlined" onClick={() => void copy()}>
          {text('session.forgot.copy')}
        </Button>
        {site?.lineUrl && (
          <Button href={site.lineUrl} target="_blank" rel="noopener noreferrer">
            LINE
          </Button>
        )}
        {site?.telegramUrl && (
          <Button href={site.telegramUrl} target="_blank" rel="noopener noreferrer">
            Telegram
          </Button>
        )}
      </Ways>
      <output>{copied === message ? text('session.forgot.copied') : null}</output>
    </Section>
  )
}

const Section = styled('div')({ marginTop: 16 })

const Message = styled('textarea')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  padding: 12,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  fontSize: '1rem',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.default,
  resize: 'vertical',
}))

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 })
