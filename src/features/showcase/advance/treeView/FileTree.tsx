import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView'
import { Entries } from './Entries'
import { files } from './files'

export function FileTree() {
  return (
    <SimpleTreeView aria-label="Files" defaultExpandedItems={['slips']}>
      <Entries entries={files} />
    </SimpleTreeView>
  )
}
