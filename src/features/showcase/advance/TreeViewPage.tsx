import { Showcase } from '../demo/Showcase'
import { ControlledTree } from './treeView/ControlledTree'
import controlledTree from './treeView/ControlledTree.tsx?raw'
import { DisabledItems } from './treeView/DisabledItems'
import disabledItems from './treeView/DisabledItems.tsx?raw'
import entriesSource from './treeView/Entries.tsx?raw'
import { FileTree } from './treeView/FileTree'
import fileTree from './treeView/FileTree.tsx?raw'
import { ManySelected } from './treeView/ManySelected'
import manySelected from './treeView/ManySelected.tsx?raw'
import { TreeIcons } from './treeView/TreeIcons'
import treeIcons from './treeView/TreeIcons.tsx?raw'

export function TreeViewPage() {
  return (
    <Showcase
      titleKey="shell.menu.treeView"
      purpose="Things within things: folders, parts, menus of many levels. For two levels a list with headings is easier."
      documentation={[{ name: 'MUI X Tree view', address: 'https://mui.com/x/react-tree-view/' }]}
      demos={[
        {
          title: 'Files',
          Live: FileTree,
          source: `${fileTree}\n// Entries.tsx\n\n${entriesSource}`,
        },
        { title: 'Several at once', Live: ManySelected, source: manySelected },
        { title: 'Opened from outside', Live: ControlledTree, source: controlledTree },
        { title: 'Icons', Live: TreeIcons, source: treeIcons },
        { title: 'Not available', Live: DisabledItems, source: disabledItems },
      ]}
      accessibility={[
        'One item is reached by Tab; up and down move, right opens, left closes; letters jump to names.',
        'The level, the number of siblings and whether it is open are said.',
        'From right to left the arrow keys change places.',
      ]}
    />
  )
}
