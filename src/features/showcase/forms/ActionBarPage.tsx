import { Showcase } from '../frame/Showcase'

export function ActionBarPage() {
  return <Showcase titleKey="shell.menu.actionBar" purpose="" demos={[]} />
}
