import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { CoverMenu } from '#ui/cover/CoverMenu'
import { CheckIcon } from '#ui/icons/controls'
import type { Choice } from './ColumnChoice'

interface ColumnMenuProps {
  anchor: HTMLElement
  columns: readonly { readonly id: string; readonly header: string }[]
  choice: Choice
  onClose: () => void
}

export function ColumnMenu({ anchor, columns, choice, onClose }: ColumnMenuProps) {
  return (
    <CoverMenu anchorEl={anchor} open onClose={onClose}>
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
    </CoverMenu>
  )
}

const Sign = styled('span')({ display: 'inline-flex', width: 28 })
