import { Showcase } from '../frame/Showcase'

export function MultiColumnPage() {
  return <Showcase titleKey="shell.menu.multiColumnForms" purpose="" demos={[]} />
}
