import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { RichTreeView } from '@mui/x-tree-view/RichTreeView'
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView'
import { TreeItem } from '@mui/x-tree-view/TreeItem'
import { useState } from 'react'
import { MinusIcon, PaperclipIcon, PlusIcon } from '#ui/icons/actions'
import { counted } from '../demo/englishNumbers'

/** A file, or a folder with its entries. */
interface Entry {
  readonly id: string
  readonly name: string
  readonly entries?: readonly Entry[]
}

const files: readonly Entry[] = [
  {
    id: 'statements',
    name: 'Statements',
    entries: [
      { id: 'october', name: 'October.csv' },
      { id: 'november', name: 'November.csv' },
    ],
  },
  {
    id: 'slips',
    name: 'Slips',
    entries: [
      {
        id: 'week-46',
        name: 'Week 46',
        entries: [
          { id: 'slip-1', name: 'Monday.png' },
          { id: 'slip-2', name: 'Thursday.png' },
        ],
      },
      { id: 'week-47', name: 'Week 47', entries: [{ id: 'slip-3', name: 'Tuesday.png' }] },
    ],
  },
  { id: 'rules', name: 'Rules.pdf' },
]

/** The ids of every folder, at every depth. */
function folderIds(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ id, entries: inside }) =>
    inside === undefined ? [] : [id, ...folderIds(inside)],
  )
}

/** The items of a tree, at every depth. */
function Entries({ entries }: { entries: readonly Entry[] }) {
  return entries.map(({ id, name, entries: inside }) => (
    <TreeItem key={id} itemId={id} label={name}>
      {inside && <Entries entries={inside} />}
    </TreeItem>
  ))
}

export function FileTree() {
  return (
    <SimpleTreeView aria-label="Files" defaultExpandedItems={['slips']}>
      <Entries entries={files} />
    </SimpleTreeView>
  )
}

const both = { descendants: true, parents: true }
const folders = folderIds(files)
const nameOf = ({ name }: Entry) => name
const inside = ({ entries }: Entry) => entries && [...entries]

/**
 * Selecting a folder selects its files, and the other way round. This tree receives its items as data, so it
 * knows those of a collapsed folder too.
 */
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

/** The page controls which items are expanded. */
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

/** Disabled items are still reachable by keyboard, so that users learn that they exist. */
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
