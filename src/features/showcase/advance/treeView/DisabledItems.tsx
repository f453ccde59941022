import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView'
import { TreeItem } from '@mui/x-tree-view/TreeItem'

/** Still reached by the keyboard, so that one learns that they are there. */
export function DisabledItems() {
  return (
    <SimpleTreeView aria-label="Reports" defaultExpandedItems={['2026']}>
      <TreeItem itemId="2026" label="2026">
        <TreeItem itemId="q3" label="Third quarter" />
        <TreeItem itemId="q4" label="Fourth quarter (not closed yet)" disabled />
      </TreeItem>
    </SimpleTreeView>
  )
}
