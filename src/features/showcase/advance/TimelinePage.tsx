import { Showcase } from '../frame/Showcase'

export function TimelinePage() {
  return <Showcase titleKey="shell.menu.timeline" purpose="" demos={[]} />
}
