import { TreeItem } from '@mui/x-tree-view/TreeItem'
import type { Entry } from './files'

/** The items of a tree, at every depth. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  return entries.map(({ id, name, entries: inside }) => (
    <TreeItem key={id} itemId={id} label={name}>
      {inside && <Entries entries={inside} />}
    </TreeItem>
  ))
}
