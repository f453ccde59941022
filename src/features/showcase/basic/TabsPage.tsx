import { Showcase } from '../frame/Showcase'

export function TabsPage() {
  return <Showcase titleKey="shell.menu.tabs" purpose="" demos={[]} />
}
