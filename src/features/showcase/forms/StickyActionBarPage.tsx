import { Showcase } from '../frame/Showcase'

export function StickyActionBarPage() {
  return <Showcase titleKey="shell.menu.stickyActionBar" purpose="" demos={[]} />
}
