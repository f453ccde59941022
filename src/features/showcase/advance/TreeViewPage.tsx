import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './treeViewDemos'
import source from './treeViewDemos.tsx?raw'

const demo = demosOf(demos, source)

export function TreeViewPage() {
  return (
    <Showcase
      titleKey="shell.menu.treeView"
      purpose="Things within things: folders, parts, menus of many levels. For two levels a list with headings is easier."
      documentation={[{ name: 'MUI X Tree view', address: 'https://mui.com/x/react-tree-view/' }]}
      demos={[
        {
          title: 'Files',
          ...demo('FileTree'),
        },
        { title: 'Several at once', ...demo('ManySelected') },
        { title: 'Opened from outside', ...demo('ControlledTree') },
        { title: 'Icons', ...demo('TreeIcons') },
        { title: 'Not available', ...demo('DisabledItems') },
      ]}
      accessibility={[
        'One item is reached by Tab; up and down move, right opens, left closes; letters jump to names.',
        'The level, the number of siblings and whether it is open are announced.',
        'From right to left the arrow keys change places.',
      ]}
    />
  )
}
