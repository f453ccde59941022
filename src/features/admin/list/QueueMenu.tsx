import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useOnline } from '#api/client/refetch'
import { MoreIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { LazyActionMenu } from '#ui/overlay/lazyOverlay'
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
  const label = text('admin.list.actionsOf', { name })
  const decisions = { a: 'approve', r: 'reject' } as const
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      {anchor && (
        <LazyActionMenu
          anchor={anchor}
          label={label}
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
