import Typography from '@mui/material/Typography'
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView'
import { useState } from 'react'
import { Entries } from './Entries'
import { files } from './files'

export function ManySelected() {
  const [chosen, setChosen] = useState<string[]>([])
  return (
    <>
      <SimpleTreeView
        multiSelect
        checkboxSelection
        aria-label="Files to download"
        selectedItems={chosen}
        onSelectedItemsChange={(_, next) => setChosen(next)}
      >
        <Entries entries={files} />
      </SimpleTreeView>
      <Typography component="output" sx={{ display: 'block', mt: 1 }}>
        {chosen.length === 0 ? 'Nothing is chosen.' : `Chosen: ${chosen.length}`}
      </Typography>
    </>
  )
}
