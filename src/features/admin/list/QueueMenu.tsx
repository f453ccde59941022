import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useOnline } from '#api/client/refetch'
import { MoreIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { LazyActionMenu } from '#ui/overlay/lazyOverlay'
import { SpokenName } from '../form/SpokenName'
import type { QueueKeys } from './useQueueKeys'

interface QueueMenuProps {
  /** Name of the row. */
  name: string
  rowKey: string
  keys: QueueKeys
}

/** The decisions on a row of a queue, on phones. Each opens its confirmation. */
export function QueueMenu({ name, rowKey, keys }: QueueMenuProps) {
  const text = useText()
  const isOnline = useOnline()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const decisions = { a: 'approve', r: 'reject' } as const
  return (
    <>
      <IconButton aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <SpokenName>{text('admin.list.actionsOf', { name })}</SpokenName>
        <MoreIcon />
      </IconButton>
      {anchor && (
        <LazyActionMenu
          anchor={anchor}
          label={text('table.actions')}
          actions={(['a', 'r'] as const).map((key) => ({
            key,
            label: text(`admin.decision.${decisions[key]}`),
            disabled: !isOnline,
            onSelect: () => keys[key]?.(rowKey),
          }))}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  )
}
