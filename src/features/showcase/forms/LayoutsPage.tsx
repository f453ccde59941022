import { Showcase } from '../frame/Showcase'

export function LayoutsPage() {
  return <Showcase titleKey="shell.menu.formLayouts" purpose="" demos={[]} />
}
