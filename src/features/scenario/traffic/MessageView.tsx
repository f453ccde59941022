import { styled } from '@mui/material/styles'
import type { RecordedMessage } from '#contract/scenario/traffic'
import { formatBytes } from '#lib/files/formatBytes'
import { Code } from '#ui/display/Code'
import { Marked } from '#ui/display/Marked'
import { useLocale, useText } from '#ui/intl/useText'

interface MessageViewProps {
  title: string
  message: RecordedMessage
  /** Search words to highlight. */
  words: readonly string[]
}

/** A request or response: headers, then the body, with JSON formatted. */
export function MessageView({ title, message, words }: MessageViewProps) {
  const text = useText()
  const locale = useLocale()
  const { headers, size } = message
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return (
    <Part aria-label={title}>
      <Title>
        <bdi>
          {title} · {formatBytes(size, locale)}
        </bdi>
      </Title>
      {lines.length > 0 && (
        <Block label={text('scenario.traffic.headers', { of: title })} words={words}>
          {lines.join('\n')}
        </Block>
      )}
      {message.text === null && <p>{text('scenario.traffic.leftOut')}</p>}
      {message.text && (
        <Block label={text('scenario.traffic.body', { of: title })} words={words}>
          {formatted(message.text)}
        </Block>
      )}
    </Part>
  )
}

interface BlockProps {
  label: string
  words: readonly string[]
  children: string
}

/** Code with highlighted search words. */
export function Block({ label, words, children }: BlockProps) {
  return (
    <Code label={label}>
      <Marked words={words}>{children}</Marked>
    </Code>
  )
}

function formatted(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

const Part = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  '& > p': { margin: 0 },
})

const Title = styled('h5')(({ theme }) => ({ ...theme.typography.h5, margin: 0 }))
