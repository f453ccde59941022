import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView'
import { MinusIcon } from '#ui/icons/MinusIcon'
import { PaperclipIcon } from '#ui/icons/PaperclipIcon'
import { PlusIcon } from '#ui/icons/PlusIcon'
import { Entries } from './Entries'
import { files } from './files'

const slots = { expandIcon: PlusIcon, collapseIcon: MinusIcon, endIcon: PaperclipIcon }

export function TreeIcons() {
  return (
    <SimpleTreeView
      aria-label="Files with icons"
      slots={slots}
      defaultExpandedItems={['statements']}
    >
      <Entries entries={files} />
    </SimpleTreeView>
  )
}
