import { Showcase } from '../frame/Showcase'

export function MaterialIconsPage() {
  return <Showcase titleKey="shell.menu.materialIcons" purpose="" demos={[]} />
}
