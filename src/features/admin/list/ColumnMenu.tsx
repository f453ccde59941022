import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { CheckIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { OverlayMenu } from '#ui/overlay/OverlayMenu'

export interface Choice {
  isShown: (id: string) => boolean
  toggle: (id: string) => void
}

interface ColumnMenuProps {
  anchor: HTMLElement
  columns: readonly { readonly id: string; readonly header: string }[]
  choice: Choice
  isDense: boolean
  onDense: () => void
  onClose: () => void
}

export function ColumnMenu({
  anchor,
  columns,
  choice,
  isDense,
  onDense,
  onClose,
}: ColumnMenuProps) {
  const text = useText()
  return (
    <OverlayMenu anchorEl={anchor} open onClose={onClose}>
      {columns.map(({ id, header }) => (
        <MenuItem
          key={id}
          role="menuitemcheckbox"
          aria-checked={choice.isShown(id)}
          onClick={() => choice.toggle(id)}
        >
          <Sign>{choice.isShown(id) && <CheckIcon size={16} />}</Sign>
          {header}
        </MenuItem>
      ))}
      <Divider component="li" />
      <MenuItem role="menuitemcheckbox" aria-checked={isDense} onClick={onDense}>
        <Sign>{isDense && <CheckIcon size={16} />}</Sign>
        {text('admin.list.dense')}
      </MenuItem>
    </OverlayMenu>
  )
}

const Sign = styled('span')({ display: 'inline-flex', width: 28 })
