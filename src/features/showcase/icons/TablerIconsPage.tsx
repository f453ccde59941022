import { Showcase } from '../frame/Showcase'

export function TablerIconsPage() {
  return <Showcase titleKey="shell.menu.tablerIcons" purpose="" demos={[]} />
}
