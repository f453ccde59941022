import { styled } from '@mui/material/styles'
import { formatBytes } from '#lib/files/formatBytes'
import { useLocale, useText } from '#ui/intl/useText'
import type { OfflinePart } from './offlineCopy'

/** Parts of what is stored for use offline, with their sizes. */
export function OfflineParts({ parts }: { parts: readonly OfflinePart[] }) {
  const text = useText()
  const locale = useLocale()
  return (
    <List>
      {parts.map(({ tier, size }) => (
        <li key={tier}>
          {text(`scenario.world.offline.${tier}`)} (<bdi>{formatBytes(size, locale)}</bdi>)
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')({ margin: '8px 0 0', paddingInlineStart: 20 })
