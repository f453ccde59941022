import { Showcase } from '../frame/Showcase'

export function StickyHeaderTablePage() {
  return <Showcase titleKey="shell.menu.tableStickyHeader" purpose="" demos={[]} />
}
