import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView'
import { MinusIcon, PaperclipIcon, PlusIcon } from '#ui/icons/actions'
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
