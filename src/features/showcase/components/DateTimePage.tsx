import { Showcase } from '../frame/Showcase'

export function DateTimePage() {
  return <Showcase titleKey="shell.menu.dateTime" purpose="" demos={[]} />
}
