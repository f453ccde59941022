import { Showcase } from '../frame/Showcase'

export function TreeViewPage() {
  return <Showcase titleKey="shell.menu.treeView" purpose="" demos={[]} />
}
