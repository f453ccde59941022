import Typography from '@mui/material/Typography'
import { RichTreeView } from '@mui/x-tree-view/RichTreeView'
import { useState } from 'react'
import { counted } from '../../demo/counted'
import { type Entry, files, folderIds } from './files'

const both = { descendants: true, parents: true }
const folders = folderIds(files)
const nameOf = ({ name }: Entry) => name
const inside = ({ entries }: Entry) => entries && [...entries]

/** A folder takes all its files, and they it. This tree is given its items as data: it knows those of a closed folder too. */
export function ManySelected() {
  const [chosen, setChosen] = useState<string[]>([])
  const count = chosen.filter((id) => !folders.includes(id)).length
  return (
    <>
      <RichTreeView
        multiSelect
        checkboxSelection
        selectionPropagation={both}
        aria-label="Files to download"
        items={files}
        getItemLabel={nameOf}
        getItemChildren={inside}
        selectedItems={chosen}
        onSelectedItemsChange={(_, next) => setChosen(next)}
      />
      <Typography component="output" sx={{ display: 'block', mt: 1 }}>
        {count === 0 ? 'Nothing is chosen.' : `Chosen: ${counted(count, 'file')}`}
      </Typography>
    </>
  )
}
