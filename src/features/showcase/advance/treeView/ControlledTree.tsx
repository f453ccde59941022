import Button from '@mui/material/Button'
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView'
import { useState } from 'react'
import { Entries } from './Entries'
import { files, folderIds } from './files'

/** What is open is known to the page. */
export function ControlledTree() {
  const [open, setOpen] = useState<string[]>([])
  return (
    <>
      <Button onClick={() => setOpen(open.length === 0 ? folderIds(files) : [])}>
        {open.length === 0 ? 'Open all' : 'Close all'}
      </Button>
      <SimpleTreeView
        aria-label="Files, opened from outside"
        expandedItems={open}
        onExpandedItemsChange={(_, next) => setOpen(next)}
      >
        <Entries entries={files} />
      </SimpleTreeView>
    </>
  )
}
