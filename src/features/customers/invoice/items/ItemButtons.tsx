import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { ArrowDownIcon } from '#ui/icons/ArrowDownIcon'
import { ArrowUpIcon } from '#ui/icons/ArrowUpIcon'
import { TrashIcon } from '#ui/icons/TrashIcon'
import { useText } from '#ui/intl/useText'

interface ItemButtonsProps {
  itemId: string
  position: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Moves or removes an item's row. The last row stays: an invoice charges something. */
export function ItemButtons({ itemId, position, count, onMove, onRemove }: ItemButtonsProps) {
  const text = useText()
  return (
    <Buttons>
      <IconButton
        aria-label={text('customers.invoice.moveUp', { position })}
        data-focus={`${itemId} up`}
        disabled={position === 1}
        onClick={() => onMove(-1)}
      >
        <ArrowUpIcon size={20} />
      </IconButton>
      <IconButton
        aria-label={text('customers.invoice.moveDown', { position })}
        data-focus={`${itemId} down`}
        disabled={position === count}
        onClick={() => onMove(1)}
      >
        <ArrowDownIcon size={20} />
      </IconButton>
      <IconButton
        aria-label={text('customers.invoice.removeItem', { position })}
        disabled={count === 1}
        onClick={onRemove}
      >
        <TrashIcon size={20} />
      </IconButton>
    </Buttons>
  )
}

const Buttons = styled('span')(({ theme }) => ({
  paddingTop: 16,
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: { padding: 0 },
}))
